import { useEffect, useState } from 'react';

/** The code on the certificate, which opens the page that says whether it is genuine; empty until it is drawn. */
export function useVerificationCode(certificateNumber: string): string {
  const [drawn, setDrawn] = useState({ of: '', markup: '' });
  useEffect(() => {
    if (!certificateNumber) return undefined;
    let isWanted = true;
    const link = `${window.location.origin}/certificate?number=${encodeURIComponent(certificateNumber)}`;
    const draw = async () => {
      const { toString } = await import('qrcode');
      const markup = await toString(link, { type: 'svg', margin: 0 });
      if (isWanted) setDrawn({ of: certificateNumber, markup });
    };
    // Without it the certificate still has its number.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [certificateNumber]);
  return drawn.of === certificateNumber ? drawn.markup : '';
}
