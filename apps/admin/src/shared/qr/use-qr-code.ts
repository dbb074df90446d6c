import { useEffect, useState } from 'react';

/** The address of a picture of the QR code of a text; empty until it is drawn. */
export function useQrCode(text: string): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    import('qrcode')
      .then(({ toString }) => toString(text, { type: 'svg', margin: 0 }))
      .then((svg) => setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`))
      // The same text stands beside the code.
      .catch(() => undefined);
  }, [text]);
  return picture;
}
