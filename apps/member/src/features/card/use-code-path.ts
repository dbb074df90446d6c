import { useEffect, useState } from 'react';

/** A QR code as an SVG path, in a square of `size` units. */
interface CodePath {
  readonly path: string;
  readonly size: number;
}

async function codeOf(text: string): Promise<CodePath> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const cells = Array.from({ length: size * size }, (_none, at) => at).filter((at) =>
    modules.get(Math.floor(at / size), at % size),
  );
  return { size, path: cells.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join('') };
}

/** QR code of a text; undefined until it is drawn, which needs no connection once the page is kept. */
export function useCodePath(text: string): CodePath | undefined {
  const [code, setCode] = useState<CodePath>();
  useEffect(() => {
    let isMounted = true;
    codeOf(text)
      .then((drawn) => isMounted && setCode(drawn))
      // The same address is shown below the code.
      .catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [text]);
  return code;
}
