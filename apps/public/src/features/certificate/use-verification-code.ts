import { useEffect, useState } from 'react';

/** The SVG of the QR code that opens the lookup of the certificate; empty until it is drawn. */
export function useVerificationCode(certificateNumber: string): string {
  const [markup, setMarkup] = useState('');
  useEffect(() => {
    if (!certificateNumber) return;
    const link = `${window.location.origin}/certificate?number=${encodeURIComponent(certificateNumber)}`;
    import('qrcode')
      .then(({ toString }) => toString(link, { type: 'svg', margin: 0 }))
      // The certificate shows its number as well.
      .then(setMarkup, () => undefined);
  }, [certificateNumber]);
  return markup;
}
