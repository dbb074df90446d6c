import type { LeftOutRow } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { isProblem, LEFT_OUT_WORDS } from './left-out-words';

const SHOWN = 200;

/** Rows of a file that are not new lines, problems first. */
export function LeftOutRows({ rows }: { readonly rows: readonly LeftOutRow[] }) {
  const sorted = [...rows].sort((a, b) => Number(isProblem(b)) - Number(isProblem(a)) || a.row - b.row);
  return (
    <Stack
      component="ul"
      spacing={0.75}
      sx={{ m: 0, pl: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
    >
      {sorted.slice(0, SHOWN).map((row) => (
        <Box component="li" key={`${row.row} ${row.reason}`} sx={{ overflowWrap: 'anywhere' }}>
          <Typography component="span" variant="body2" sx={{ fontWeight: isProblem(row) ? 650 : 400 }}>
            Row {row.row}: {LEFT_OUT_WORDS[row.reason]}.
          </Typography>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {row.text}
          </Typography>
        </Box>
      ))}
      {rows.length > SHOWN ? <li>And {rows.length - SHOWN} more</li> : null}
    </Stack>
  );
}
