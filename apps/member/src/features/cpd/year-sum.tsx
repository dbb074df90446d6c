import type { CpdYear } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { counted } from '../../shared/format';
import { Meter } from '../../shared/meter';
import { Panel } from '../../shared/panel';
import { sumText } from './cpd-words';

/** The sum of a year against what the grade takes, and by kind. */
export function YearSum({ sum }: { readonly sum: CpdYear }) {
  const { year, counted: points, required, pending, kinds } = sum;
  return (
    <Panel title={`Your points ${year}`}>
      <Stack spacing={1.5}>
        {required > 0 ? (
          <Meter label="Points" value={points} max={required} text={`${points} of ${required} points`} />
        ) : null}
        <Typography sx={{ fontWeight: 600 }}>{sumText(sum)}</Typography>
        {pending > 0 ? (
          <Typography>{counted(pending, 'more point')} wait for us to confirm.</Typography>
        ) : null}
        {kinds.length > 0 ? (
          <Box component="ul" aria-label="Points by activity" sx={{ m: 0, pl: 2.5 }}>
            {kinds.map(({ kind, title, confirmed, counted: counting, yearlyMax }) => (
              <li key={kind}>
                {title}: {counted(counting, 'point')}
                {confirmed > counting ? ` of ${confirmed}, because at most ${yearlyMax} count in a year` : ''}
              </li>
            ))}
          </Box>
        ) : null}
      </Stack>
    </Panel>
  );
}
