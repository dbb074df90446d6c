import { Box } from '@concord/ui';

interface ProgressBarProps {
  /** 0 to 100. */
  readonly value: number;
  readonly label: string;
  readonly height?: number;
}

export const ProgressBar = ({ value, label, height = 3 }: ProgressBarProps) => (
  <Box
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value)}
    sx={{ height, bgcolor: 'primary.light', overflow: 'hidden' }}
  >
    <Box
      sx={{ height: '100%', bgcolor: 'primary.main', transition: 'width 200ms' }}
      style={{ width: `${value}%` }}
    />
  </Box>
);
