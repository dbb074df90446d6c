import type { ExportCell } from '@concord/contracts';
import { recordName } from '@concord/institute';
import type { ResultRow } from '../results/results.repository';

/** What a row says in each column of the list of results in `EXPORT_LISTS`, by the column's name. */
export const resultCells = ({
  student,
  exam,
  ...result
}: ResultRow): Readonly<Record<string, ExportCell>> => ({
  Student: recordName(student),
  Exam: exam.examName,
  Code: exam.examCode,
  Score: result.total_score,
  Questions: result.total_questions ?? null,
  Percentage: result.percantage,
  Result: result.pass ? 'Passed' : 'Fail',
  Date: result.createdAt.toISOString(),
});
