import type { Certificate } from '@concord/contracts';
import { Box, Stack, TextLink, Typography } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import { verificationPath, verificationUrl } from '../../shared/certificates/addresses';
import { ReadingDialog } from '../../shared/dialogs/reading-dialog';
import { CopyButton } from '../../shared/qr/copy-button';
import { QrCode } from '../../shared/qr/qr-code';

const QR_PX = 280;

interface LinkDialogProps {
  readonly title: string;
  /** Sentence about the preceding action. */
  readonly lead?: string;
  readonly certificate: Certificate;
  readonly onClose: () => void;
}

/** A certificate's number and address, with a QR code large enough for a phone's camera. */
export function LinkDialog({ title, lead, certificate, onClose }: LinkDialogProps) {
  const { certificateNumber, studentName, selectedCourse } = certificate;
  const address = verificationUrl(certificateNumber);
  return (
    <ReadingDialog title={title} onClose={onClose}>
      {lead ? <Alert severity="success">{lead}</Alert> : null}
      <Stack spacing={1} sx={{ alignItems: 'center', textAlign: 'center' }}>
        <QrCode text={address} size={QR_PX} alt={`QR code of the page that checks ${certificateNumber}`} />
        <Typography
          sx={{
            pt: 1,
            fontSize: '1.5rem',
            fontWeight: 650,
            fontVariantNumeric: 'tabular-nums',
            letterSpacing: '0.02em',
          }}
        >
          {certificateNumber}
        </Typography>
        <Typography color="textSecondary">
          {studentName}, {selectedCourse.courseTitle}
        </Typography>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center' }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <TextLink to={verificationPath(certificateNumber)} target="_blank">
            {address}
          </TextLink>
        </Box>
        <CopyButton text={address} label="Copy link" />
      </Stack>
    </ReadingDialog>
  );
}
