import { certificatePath } from '@concord/institute';
import { useEffect, useState } from 'react';

/** The SVG of the QR code that opens the lookup of the certificate; empty until it is drawn. */
export function useVerificationCode(certificateNumber: string): string {
  const [code, setCode] = useState('');
  useEffect(() => {
    if (!certificateNumber) return;
    const link = `${window.location.origin}${certificatePath(certificateNumber)}`;
    import('qrcode')
      .then(({ toString }) => toString(link, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' }))
      .then(setCode)
      // The certificate shows its number as well.
      .catch(() => undefined);
  }, [certificateNumber]);
  return code;
}
