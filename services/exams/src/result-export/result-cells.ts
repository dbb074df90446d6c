import type { ExportCell, HeldResult } from '@concord/contracts';
import type { ResultRow } from '../results/results.repository';

/** What a row says in each column of the list of results in `EXPORT_LISTS`, by the column's name. */
export const resultCells = (
  { student, exam, ...result }: ResultRow,
  held?: HeldResult,
): Readonly<Record<string, ExportCell>> => ({
  Student: [student.surname, student.firstName, student.middleName].filter(Boolean).join(' '),
  Exam: exam.examName,
  Code: exam.examCode,
  Score: result.total_score,
  Questions: result.total_questions ?? null,
  Percentage: result.percantage,
  Result: `${result.pass ? 'Passed' : 'Fail'}${held ? ' (held)' : ''}`,
  Date: result.createdAt.toISOString(),
});
