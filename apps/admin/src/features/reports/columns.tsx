import { Box, Stack, Typography } from '@concord/ui';

interface ColumnsProps {
  readonly series: readonly string[];
  /** Groups of columns, with a value for each series. */
  readonly groups: readonly (readonly [name: string, ...values: number[]])[];
}

const COLOURS = ['primary.main', 'warning.main', 'error.main'] as const;
const HEIGHT = 200;
/** Gap as a share of a group's width. */
const GAP = 0.2;

/** Columns of the table beside them, by month or year. */
export function Columns({ series, groups }: ColumnsProps) {
  const highest = Math.max(1, ...groups.flatMap(([, ...values]) => values));
  const width = (1 - GAP) / series.length;
  return (
    <Box aria-hidden>
      {series.length > 1 ? (
        <Stack direction="row" spacing={2} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
          {series.map((name, of) => (
            <Stack key={name} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
              <Box sx={{ width: 12, height: 12, borderRadius: 0.5, bgcolor: COLOURS[of] }} />
              <Typography variant="body2">{name}</Typography>
            </Stack>
          ))}
        </Stack>
      ) : null}
      <Box
        component="svg"
        viewBox={`0 0 ${Math.max(1, groups.length)} 100`}
        preserveAspectRatio="none"
        sx={{ display: 'block', width: '100%', height: HEIGHT, borderBottom: 1, borderColor: 'divider' }}
      >
        {series.map((name, of) => (
          <Box key={name} component="g" sx={{ color: COLOURS[of] }}>
            {groups.map(([group, ...values], at) => {
              const height = (100 * Math.max(0, values[of] ?? 0)) / highest;
              const x = at + GAP / 2 + of * width;
              return (
                <rect key={group} x={x} y={100 - height} width={width} height={height} fill="currentColor" />
              );
            })}
          </Box>
        ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {groups[0]?.[0]}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {groups.length > 1 ? groups.at(-1)?.[0] : null}
        </Typography>
      </Stack>
    </Box>
  );
}
