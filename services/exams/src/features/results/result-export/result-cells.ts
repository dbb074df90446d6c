import type { ExportCell, HeldResult, StudentCard } from '@concord/contracts';
import { recordName } from '@concord/institute';
import type { ResultRow } from '../../../store/results/results.repository';

/**
 * What a row says in each column of the list of results in `EXPORT_LISTS`, by the column's name.
 *
 * @param card what tells the candidate from namesakes; none of a record that was destroyed
 */
export const resultCells = (
  { student, exam, ...result }: ResultRow,
  card?: StudentCard,
  held?: HeldResult,
): Readonly<Record<string, ExportCell>> => ({
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
