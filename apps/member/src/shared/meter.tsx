import { Box } from '@concord/ui';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** Value in words, for screen readers. */
  readonly text: string;
}

/** A bar that shows how much of something is reached. */
export const Meter = ({ label, value, max, text }: MeterProps) => (
  <Box
    role="meter"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={max}
    aria-valuenow={Math.min(value, max)}
    aria-valuetext={text}
    sx={{
      height: 14,
      borderRadius: 7,
      overflow: 'hidden',
      bgcolor: 'background.default',
      border: 1,
      borderColor: 'text.secondary',
    }}
  >
    <Box
      sx={{
        height: 1,
        width: `${max > 0 ? Math.min(100, (value / max) * 100) : 100}%`,
        bgcolor: 'primary.main',
      }}
    />
  </Box>
);
