import { Box, MuiLink } from '@concord/ui';
import type { PrintFault } from './printout';
import type { Printing } from './use-printout';

export interface PrintingStatusProps {
  readonly printing: Printing;
  /** Text when the PDF is ready. */
  readonly ready: string;
  /** Text for each failure. */
  readonly faults: Readonly<Record<PrintFault, string>>;
}

const TONES = {
  success: { bgcolor: 'success.light', color: 'success.dark', borderColor: 'success.main' },
  info: { bgcolor: 'info.light', color: 'info.dark', borderColor: 'info.main' },
  error: { bgcolor: 'error.light', color: 'error.dark', borderColor: 'error.main' },
} as const;

const NOTE = { px: 2, py: 1.5, borderLeft: 4, borderRadius: 0.5, textAlign: 'left' } as const;

/** Outcome of a printout from `usePrintout`: a link to the saved PDF, or the reason of the failure. */
export function PrintingStatus({ printing, ready, faults }: PrintingStatusProps) {
  return (
    <Box role="status" sx={{ '&:not(:empty)': { my: 2 } }}>
      {printing.kind === 'saved' ? (
        <Box sx={{ ...NOTE, ...TONES.success }}>
          {ready} Your browser will save it. Not saved?{' '}
          <MuiLink href={printing.url} target="_blank" rel="noreferrer" underline="always" color="inherit">
            Open the PDF
          </MuiLink>
        </Box>
      ) : null}
      {printing.kind === 'failed' ? (
        <Box sx={{ ...NOTE, ...TONES[printing.fault === 'refused' ? 'error' : 'info'] }}>
          {faults[printing.fault]}
        </Box>
      ) : null}
    </Box>
  );
}
