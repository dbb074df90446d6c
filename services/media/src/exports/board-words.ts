import type { BoardSummary } from '@concord/contracts';
import { plainText } from './cell-values';

/** Who signs the results of an exam. */
export const SIGNATORIES = ['Chair of the examination board', 'Examiner', 'Registrar'] as const;

export const SIGNED = 'Name, signature and date';

const percent = (value: number | null) => (value === null ? 'None' : `${value}%`);

export const boardTitle = ({ exam: { examName, examCode } }: BoardSummary): string =>
  plainText(`Results of ${examName} (${examCode})`);

/** The results of an exam in numbers, with their names. */
export function boardFigures(board: BoardSummary): (readonly [name: string, value: string])[] {
  const { candidates, results, passed } = board;
  const share = results === 0 ? '' : ` (${Math.round((passed * 100) / results)}%)`;
  return [
    ['Candidates', String(candidates)],
    ['Results', String(results)],
    ['Passed', `${passed}${share}`],
    ['Mean', percent(board.mean)],
    ['Median', percent(board.median)],
    ['Highest', percent(board.highest)],
    ['Lowest', percent(board.lowest)],
  ];
}
