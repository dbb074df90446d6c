import { Box, MuiLink } from '@concord/ui';
import { Alert, LinearProgress } from '@concord/ui/display';
import type { PrintFault } from './printout';
import type { Printing } from './use-printout';

/** Properties of {@link PrintingStatus}. */
export interface PrintingStatusProps {
  readonly printing: Printing;
  /** The text when the PDF is ready. */
  readonly ready: string;
  /** The text for each reason why there is no PDF. */
  readonly faults: Readonly<Record<PrintFault, string>>;
}

/** Shows the state of a printout from `usePrintout`: progress, the link to the PDF, or why there is none. */
export function PrintingStatus({ printing, ready, faults }: PrintingStatusProps) {
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
            {ready}
            {printing.isOpen ? ' ' : ' Your browser did not open it by itself. '}
            <MuiLink href={printing.url} target="_blank" rel="noreferrer" underline="always">
              Open the PDF
            </MuiLink>
          </Alert>
        ) : null}
        {printing.kind === 'failed' ? (
          <Alert severity={printing.fault === 'refused' ? 'error' : 'info'}>{faults[printing.fault]}</Alert>
        ) : null}
      </Box>
    </Box>
  );
}
