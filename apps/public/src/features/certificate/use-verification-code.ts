import { certificatePath } from '@concord/institute';
import { useEffect, useState } from 'react';

/** The address of a picture of the QR code that opens the lookup of the certificate; empty until it is drawn. */
export function useVerificationCode(certificateNumber: string): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    if (!certificateNumber) return;
    const link = `${window.location.origin}${certificatePath(certificateNumber)}`;
    import('qrcode')
      .then(({ toString }) => toString(link, { type: 'svg', margin: 0 }))
      .then((svg) => setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`))
      // The certificate shows its number as well.
      .catch(() => undefined);
  }, [certificateNumber]);
  return picture;
}
