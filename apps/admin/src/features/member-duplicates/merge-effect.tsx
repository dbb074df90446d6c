import type { MemberMerge } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { listed } from '../../shared/format';
import { formatNaira } from '../../shared/members/naira';
import { standingLabel } from '../../shared/members/standing-chip';

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const changed = (before: string, after: string) => (before === after ? after : `${after}, was ${before}`);

/** Effect of a merge in words. */
export function MergeEffect({ merge }: { readonly merge: MemberMerge }) {
  const { moved, renamed, filled, before, after } = merge;
  const parts = [
    counted(moved.terms, 'grade'),
    counted(moved.events, 'event'),
    counted(moved.charges, 'charge'),
    counted(moved.payments, 'payment'),
    counted(moved.documents, 'document'),
  ];
  return (
    <Box component="ul" sx={{ pl: 2.5, my: 0, '& li': { mb: 0.75 } }}>
      <li>Moves {listed(parts)}.</li>
      {filled.length > 0 ? <li>Fills in what was empty: {listed(filled)}.</li> : null}
      {renamed.length > 0 ? (
        <li>
          Both have {listed(renamed.map((title) => `“${title}”`))}. Both stay, the second with its former
          number. Void it if it was charged twice.
        </li>
      ) : null}
      <li>
        Then the grade is {changed(before.grade, after.grade)}, the standing{' '}
        {changed(standingLabel(before.standing), standingLabel(after.standing))}, and the balance{' '}
        {changed(formatNaira(before.balance), formatNaira(after.balance))}.
      </li>
      <li>
        <Typography component="span">The merge can be undone for 30 days.</Typography>
      </li>
    </Box>
  );
}
