import { Box } from '@concord/ui';
import { useQrCode } from './use-qr-code';

interface QrCodeProps {
  readonly text: string;
  /** Alternative text: the purpose of the code. */
  readonly alt: string;
  /** Maximum side in px; smaller on a narrow screen. */
  readonly size: number;
}

/** QR code of a text, white in both schemes, with the margin that cameras need. */
export function QrCode({ text, alt, size }: QrCodeProps) {
  const picture = useQrCode(text);
  return (
    <Box
      sx={{
        flex: 'none',
        boxSizing: 'content-box',
        width: `min(${size}px, 100% - 34px)`,
        aspectRatio: '1',
        p: 2,
        bgcolor: 'common.white',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {picture ? <Box component="img" src={picture} alt={alt} sx={{ display: 'block', width: 1 }} /> : null}
    </Box>
  );
}
