import { Box } from '@concord/ui';
import type { CertificateVerdict } from '@concord/contracts';

/** The outcome of a lookup. */
export type VerdictStatus = CertificateVerdict['status'] | 'unknown';

const PATHS: Readonly<Record<VerdictStatus, string>> = {
  valid: 'M14 20.5l4.5 4.5 8.5-9.5',
  revoked: 'M15 15l10 10M25 15L15 25',
  unknown: 'M16.5 16.5a3.6 3.6 0 1 1 5.4 3.2c-1.3.8-1.9 1.5-1.9 3M20 26v.1',
};

/** The icon of a verdict; decorative, because the heading beside it is the text. */
export function VerdictMark({ status, color }: { readonly status: VerdictStatus; readonly color: string }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 40 40"
      aria-hidden="true"
      sx={{ width: 40, height: 40, flexShrink: 0, color }}
    >
      <circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <path
        d={PATHS[status]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}
