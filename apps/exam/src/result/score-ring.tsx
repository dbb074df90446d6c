import { Box, Typography } from '@concord/ui';

const RADIUS = 54;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
/** Below this percentage the ring is red. */
const GREEN_FROM = 50;

/** The percentage as a ring: red under 50, green otherwise. */
export function ScoreRing({ percentage }: { readonly percentage: number }) {
  const color = percentage < GREEN_FROM ? 'error.main' : 'success.main';
  return (
    <Box
      role="img"
      aria-label={`${percentage} percent`}
      sx={{ position: 'relative', width: 180, height: 180, color, mx: 'auto' }}
    >
      <svg viewBox="0 0 120 120" width="180" height="180" aria-hidden="true">
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.14"
          strokeWidth="10"
        />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="10"
          strokeLinecap={percentage > 0 ? 'round' : 'butt'}
          strokeDasharray={`${(CIRCUMFERENCE * percentage) / 100} ${CIRCUMFERENCE}`}
          transform="rotate(-90 60 60)"
        />
      </svg>
      <Typography
        component="span"
        aria-hidden="true"
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          fontSize: '2.5rem',
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {percentage}%
      </Typography>
    </Box>
  );
}
