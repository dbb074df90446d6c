import { Box, Stack, Typography } from '@concord/ui';
import { Bar } from '../../shared/charts/bar';

interface BarsProps {
  /** Rows with the length of their bar, and its text. */
  readonly rows: readonly (readonly [name: string, value: number, text: string])[];
}

/** Bars of the table beside them. */
export function Bars({ rows }: BarsProps) {
  const highest = Math.max(1, ...rows.map(([, value]) => value));
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
      {rows.map(([name, value, text]) => (
        <div key={name}>
          <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography sx={{ whiteSpace: 'nowrap', fontWeight: 550 }}>{text}</Typography>
          </Stack>
          <Bar percent={(100 * value) / highest} />
        </div>
      ))}
    </Box>
  );
}
