import type { VerdictState } from '@concord/institute';
import { Box } from '@concord/ui';

const CLOCK = 'M20 11v9.5l6 3.5';
const PATHS: Readonly<Record<VerdictState, string>> = {
  valid: 'M14 20.5l4.5 4.5 8.5-9.5',
  revoked: 'M15 15l10 10M25 15L15 25',
  replaced: 'M12 17h14l-4.5-4.5M28 23H14l4.5 4.5',
  holds: 'M14 20.5l4.5 4.5 8.5-9.5',
  ended: 'M15 15l10 10M25 15L15 25',
  unknown: 'M16.5 16.5a3.6 3.6 0 1 1 5.4 3.2c-1.3.8-1.9 1.5-1.9 3M20 26v.1',
  throttled: CLOCK,
  unavailable: CLOCK,
};

/** Icon of a verdict; decorative, as the heading beside it says the same. */
export function VerdictMark({ state, color }: { readonly state: VerdictState; readonly color: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden="true"
      sx={{ width: 40, height: 40, flexShrink: 0, color }}
    >
      <circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d={PATHS[state]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}
