import { Box, MuiLink } from '@concord/ui';
import { Alert, LinearProgress } from '@concord/ui/display';
import { PRINT_FAILED } from './print-form';
import type { Printing } from './use-print-form';

const FAULTS = {
  refused: PRINT_FAILED,
  expired: 'The half hour for the PDF is over. You can print the form from this page instead.',
  unavailable: 'The PDF cannot be made at the moment. You can print the form from this page instead.',
} as const;

/** How the printing of the form goes. */
export function PrintingStatus({ printing }: { readonly printing: Printing }) {
  return (
    <Box sx={{ mt: 2 }}>
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
            Your form is ready.{printing.opened ? ' ' : ' Your browser did not open it by itself. '}
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
