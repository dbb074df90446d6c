import { Box, Stack, Typography } from '@concord/ui';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { formatCalendarDate } from '../../../shared/format';

export interface WeekValues {
  /** Monday of the week. */
  readonly from: string;
  /** One value per series. */
  readonly values: readonly number[];
}

interface WeekBarsProps {
  readonly label: string;
  /** Plural noun for what is counted, such as `registrations`. */
  readonly series: readonly string[];
  readonly weeks: readonly WeekValues[];
}

const COLOURS = ['primary.main', 'warning.main'] as const;
const HEIGHT = 160;
/** Gap as a share of a week's width. */
const GAP = 0.2;

const textOf = ({ from, values }: WeekValues, series: readonly string[]) => {
  const counts = values.map((value, index) => `${value.toLocaleString('en-GB')} ${series[index] ?? ''}`);
  return `Week of ${formatCalendarDate(from)}: ${counts.join(', ')}`;
};

/** Week selected by an arrow key, Home or End. */
function stepTo(key: string, index: number, last: number): number | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(0, index - 1);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(last, index + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

function Bars({ weeks, series, at }: Omit<WeekBarsProps, 'label'> & { readonly at: number }) {
  const highest = Math.max(1, ...weeks.flatMap(({ values }) => values));
  const width = (1 - GAP) / series.length;
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${weeks.length} 100`}
      preserveAspectRatio="none"
      sx={{ display: 'block', width: '100%', height: HEIGHT, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="g" sx={{ color: 'action.selected' }}>
        <rect x={at} y={0} width={1} height={100} fill="currentColor" />
      </Box>
      {series.map((name, of) => (
        <Box key={name} component="g" sx={{ color: COLOURS[of] }}>
          {weeks.map(({ from, values }, index) => {
            const height = (100 * (values[of] ?? 0)) / highest;
            const x = index + GAP / 2 + of * width;
            return (
              <rect key={from} x={x} y={100 - height} width={width} height={height} fill="currentColor" />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

function Legend({ series }: Pick<WeekBarsProps, 'series'>) {
  return (
    <Stack direction="row" spacing={2} aria-hidden sx={{ mb: 1 }}>
      {series.map((name, index) => (
        <Stack key={name} direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
          <Box
            sx={{
              width: 12,
              height: 12,
              borderRadius: 0.5,
              bgcolor: COLOURS[index],
              forcedColorAdjust: 'none',
            }}
          />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/**
 * Bars by week. The values of one week are shown as text: the last one, or that under the pointer or chosen
 * by keys.
 */
export function WeekBars({ label, series, weeks }: WeekBarsProps) {
  const last = weeks.length - 1;
  const [chosen, setChosen] = useState(last);
  const at = Math.min(chosen, last);
  const week = weeks[at];
  if (!week) return null;
  const text = textOf(week, series);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepTo(event.key, at, last);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
  };
  const onPointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    if (width > 0)
      setChosen(Math.max(0, Math.min(last, Math.floor(((clientX - left) / width) * weeks.length))));
  };

  return (
    <>
      {series.length > 1 ? <Legend series={series} /> : null}
      <Box
        // Role slider, because keyboards and screen readers can step through its values.
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={weeks.length}
        aria-valuenow={at + 1}
        aria-valuetext={text}
        onKeyDown={onKeyDown}
        onPointerMove={onPointer}
        onPointerDown={onPointer}
        sx={{ cursor: 'crosshair', touchAction: 'pan-y' }}
      >
        <Bars weeks={weeks} series={series} at={at} />
      </Box>
      <Stack direction="row" aria-hidden sx={{ justifyContent: 'space-between', mt: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {formatCalendarDate(weeks[0]?.from)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {formatCalendarDate(weeks[last]?.from)}
        </Typography>
      </Stack>
      <Typography aria-hidden sx={{ mt: 1, fontWeight: 550 }}>
        {text}
      </Typography>
    </>
  );
}
