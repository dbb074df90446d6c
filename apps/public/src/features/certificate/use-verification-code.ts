import { useEffect, useState } from 'react';

/** The SVG of the QR code that opens the lookup of the certificate; empty until it is drawn. */
export function useVerificationCode(certificateNumber: string): string {
  const [drawn, setDrawn] = useState({ number: '', markup: '' });
  useEffect(() => {
    if (!certificateNumber) return undefined;
    let isCurrent = true;
    const link = `${window.location.origin}/certificate?number=${encodeURIComponent(certificateNumber)}`;
    const draw = async () => {
      const { toString } = await import('qrcode');
      const markup = await toString(link, { type: 'svg', margin: 0 });
      if (isCurrent) setDrawn({ number: certificateNumber, markup });
    };
    // The certificate shows its number as well.
    draw().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [certificateNumber]);
  return drawn.number === certificateNumber ? drawn.markup : '';
}
