import { useEffect, useState } from 'react';

/** URL of a picture with the QR code of a text; empty until it is rendered. */
export function useQrCode(text: string): string {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    import('qrcode')
      .then(({ toString }) => toString(text, { type: 'svg', margin: 0 }))
      .then((svg) => setPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`))
      // The same text is shown beside the code.
      .catch(() => undefined);
  }, [text]);
  return picture;
}
