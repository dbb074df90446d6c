import { Box, MuiLink } from '@concord/ui';
import { Alert, LinearProgress } from '@concord/ui/display';
import type { Printing } from './use-print-certificate';

const FAULTS = {
  expired: 'The half hour for the PDF is over. The certificate is printed from this page instead.',
  unavailable: 'The PDF cannot be made at the moment. The certificate is printed from this page instead.',
  refused: 'This certificate does not stand any more, so it cannot be printed. Ask the institute.',
} as const;

/** How the printing of the certificate goes. */
export function PrintingStatus({ printing }: { readonly printing: Printing }) {
  return (
    <Box sx={{ my: 2 }}>
      {printing.kind === 'working' ? (
        <LinearProgress
          variant={printing.percent > 0 ? 'determinate' : 'indeterminate'}
          value={printing.percent}
          aria-label="Making your PDF"
        />
      ) : null}
      <Box role="status">
        {printing.kind === 'ready' ? (
          <Alert severity="success">
            Your certificate is ready.{printing.isOpen ? ' ' : ' Your browser did not open it by itself. '}
            <MuiLink href={printing.url} target="_blank" rel="noreferrer" underline="always">
              Open the PDF
            </MuiLink>
          </Alert>
        ) : null}
        {printing.kind === 'failed' ? (
          <Alert severity={printing.fault === 'refused' ? 'error' : 'info'}>{FAULTS[printing.fault]}</Alert>
        ) : null}
      </Box>
    </Box>
  );
}
