import { PrintButton, PrintingStatus, usePrintout } from '@concord/printing';
import { Box } from '@concord/ui';
import { DownloadIcon } from '@concord/ui/basics';

const FAULT_TEXTS = {
  unavailable:
    'Result slips are not available right now. Your result is safe. Please try again later or ask the institute.',
  expired: 'Your session has ended. Sign in again to get the result slip.',
  refused: 'The result slip could not be created. Please ask the institute.',
} as const;

/** Button for the result slip, and its outcome. */
export function ResultSlip({ result }: { readonly result: string }) {
  const { printing, print } = usePrintout();
  return (
    <>
      <PrintButton
        variant="outlined"
        size="large"
        icon={<DownloadIcon />}
        printing={printing}
        onPrint={() => void print({ body: { kind: 'result-slip', id: result } }, { as: 'candidate' })}
      >
        Download result slip
      </PrintButton>
      <Box sx={{ flexBasis: { sm: '100%' }, order: 1, minHeight: { sm: 56 } }}>
        <PrintingStatus printing={printing} ready="Your result slip is ready." faults={FAULT_TEXTS} />
      </Box>
    </>
  );
}
