import type { HeldResult, StudentCard } from '@concord/contracts';
import { recordName } from '@concord/institute';
import type { ExportCells } from '@concord/nest-platform';
import type { ResultRow } from '../../../store/results/results.repository';

/**
 * Cells of a row in the list of results, by the column names of `EXPORT_LISTS`.
 * @param card details that distinguish namesakes; absent for a destroyed record
 */
export const resultCells = (
  { student, exam, ...result }: ResultRow,
  card?: StudentCard,
  held?: HeldResult,
): ExportCells => ({
  Student: recordName(student),
  'Serial end': card?.serialEnd ?? null,
  'Date of birth': card?.dob ?? null,
  Email: card?.email ?? null,
  Exam: exam.examName,
  Code: exam.examCode,
  Score: result.total_score,
  Questions: result.total_questions ?? null,
  Percentage: result.percantage,
  Result: `${result.pass ? 'Passed' : 'Fail'}${held ? ' (held)' : ''}`,
  Date: result.createdAt.toISOString(),
});
