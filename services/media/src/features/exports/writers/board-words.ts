import type { BoardSummary, HeldResult } from '@concord/contracts';
import { momentWords } from '@concord/institute';
import type { Figure, ListSummary } from './list-writer';

/** Signatories of the results of an exam. */
const SIGNATORIES = ['Chair of the examination board', 'Examiner', 'Registrar'];

export const SIGNED = 'Name, signature and date';

const percent = (value: number | null) => (value === null ? 'None' : `${value}%`);

/** Figures of an exam's results, for the board. */
export const boardWords = (board: BoardSummary): ListSummary => ({
  heading: `Results of ${board.exam.examName} (${board.exam.examCode})`,
  figures: [figuresOf(board)],
  signatories: SIGNATORIES,
});

/** Note that candidates do not see the results yet; empty after their release. */
export const heldFigures = ({ held }: { readonly held?: HeldResult | undefined }): Figure[] =>
  held ? [['Release', held.until ? `Held until ${momentWords(held.until)}` : 'Held']] : [];

function figuresOf({ candidates, results, passed, ...board }: BoardSummary): Figure[] {
  const share = results === 0 ? '' : ` (${Math.round((passed * 100) / results)}%)`;
  return [
    ['Candidates', String(candidates)],
    ['Results', String(results)],
    ['Passed', `${passed}${share}`],
    ['Mean', percent(board.mean)],
    ['Median', percent(board.median)],
    ['Highest', percent(board.highest)],
    ['Lowest', percent(board.lowest)],
    ...heldFigures(board),
  ];
}
