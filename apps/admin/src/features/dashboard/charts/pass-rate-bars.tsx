import type { PassRate } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { Bar } from '../../../shared/charts/bar';
import { counted } from '../../../shared/format';
import { heldText } from '../../../shared/records/held-text';

/** Number of exams shown; the table has all. */
const SHOWN = 6;

export const percentOf = ({ passed, total }: Pick<PassRate, 'passed' | 'total'>) =>
  Math.round((100 * passed) / Math.max(1, total));

/** Pass rates of the exams with the most sittings. */
export function PassRateBars({ exams }: { readonly exams: readonly PassRate[] }) {
  if (exams.length === 0) return <Typography>Nobody sat an exam in these weeks.</Typography>;
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {exams.slice(0, SHOWN).map((rate) => (
          <li key={rate.exam._id}>
            <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{rate.exam.examName}</Typography>
              <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 550 }}>
                {percentOf(rate)}% of {rate.total.toLocaleString('en-GB')}
              </Typography>
            </Stack>
            <Bar percent={percentOf(rate)} />
            {rate.held ? (
              <Typography variant="body2" color="textSecondary">
                {heldText(rate.held)}
              </Typography>
            ) : null}
          </li>
        ))}
      </Box>
      {exams.length > SHOWN ? (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          See {counted(exams.length - SHOWN, 'more exam')} in the table.
        </Typography>
      ) : null}
    </>
  );
}
