import { certificatePath } from '@concord/institute';
import { useEffect, useState } from 'react';

/** SVG of the QR code that verifies the certificate; empty until drawn. */
export function useVerificationCode(certificateNumber: string): string {
  const [code, setCode] = useState('');
  useEffect(() => {
    if (!certificateNumber) return;
    const link = `${window.location.origin}${certificatePath(certificateNumber)}`;
    import('qrcode')
      .then(({ toString }) => toString(link, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }))
      .then(setCode)
      // Ignored: the certificate shows its number too.
      .catch(() => undefined);
  }, [certificateNumber]);
  return code;
}
