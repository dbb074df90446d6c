import { useSession } from '@concord/api-client';
import { Box, Button, GlobalStyles, Stack, Typography } from '@concord/ui';
import { DialogActions, DialogContent, PrintIcon } from '@concord/ui/display';
import { DownloadButton } from '../../shared/downloads/download-button';
import { formatDate } from '../../shared/format';
import { CopyButton } from '../../shared/qr/copy-button';
import { StepTitle } from './step-title';

/** Class of the dialog, the only part of the page that is printed. */
export const CODES_DIALOG = 'recovery-codes';

const PRINT_STYLE = `@media print {
  body > :not(.${CODES_DIALOG}), .${CODES_DIALOG} :is(.MuiBackdrop-root, .MuiDialogActions-root) {
    display: none !important;
  }
  .${CODES_DIALOG} .MuiDialog-paper { box-shadow: none !important; max-height: none !important; }
}`;

const FILE_NAME = 'concord-recovery-codes.txt';

const GRID = {
  m: 0,
  p: { xs: 1.5, sm: 2 },
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
  columnGap: 3,
  rowGap: 1,
  bgcolor: 'art.sky',
  borderRadius: 1,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
} as const;

interface RecoveryCodesProps {
  readonly titleId: string;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Content of a dialog that shows recovery codes, once. */
export function RecoveryCodes({ titleId, codes, onKept }: RecoveryCodesProps) {
  const email = useSession().details?.email ?? '';
  const owner = `Recovery codes of ${email} for ${window.location.host}, ${formatDate(new Date().toISOString())}`;
  const text = [
    owner,
    'Each code works once, instead of a code from your authenticator app.',
    '',
    ...codes,
    '',
  ].join('\n');
  const textFile = async () => URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  return (
    <>
      <GlobalStyles styles={PRINT_STYLE} />
      <StepTitle id={titleId}>Save your recovery codes</StepTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>
            Use these codes to sign in without your phone. Each code works once. You won’t see them again, so
            keep them where nobody else finds them.
          </Typography>
          <Typography variant="body2" sx={{ display: 'none', displayPrint: 'block' }}>
            {owner}
          </Typography>
          <Box component="ul" aria-label="Recovery codes" sx={GRID}>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
            <CopyButton text={codes.join('\n')} />
            <DownloadButton fileName={FILE_NAME} fetchFile={textFile}>
              Download
            </DownloadButton>
            <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
              Print
            </Button>
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onKept}>
          I have saved them
        </Button>
      </DialogActions>
    </>
  );
}
