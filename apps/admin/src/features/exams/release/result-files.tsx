import type { Exam } from '@concord/contracts';
import { Stack } from '@concord/ui';
import { FileButtons } from '../../../shared/exports/file-buttons';
import { isHeld } from './release-time';

const RESULTS = [
  ['pdf', 'Results as PDF'],
  ['xlsx', 'Results as Excel'],
] as const;
const SLIPS = [['pdf', 'All slips']] as const;
/** Columns of the result list, without the exam, which is in the heading. */
const COLUMNS = ['Student', 'Score', 'Percentage', 'Result', 'Date'];

/**
 * Files of an exam's results: the list for the board with figures and signature lines, and the
 * candidates' slips.
 */
export function ResultFiles({ exam }: { readonly exam: Exam }) {
  const { _id, examName, examCode, release = 'immediate' } = exam;
  const of = { query: { exam: _id }, described: `${examName} (${examCode})` };
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <FileButtons formats={RESULTS} of={{ kind: 'results', columns: COLUMNS, ...of }} />
      {isHeld(release) ? null : <FileButtons formats={SLIPS} of={{ kind: 'slips', columns: [], ...of }} />}
    </Stack>
  );
}
