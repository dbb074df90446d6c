import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Content of a QR code as a phone's camera sees it on the screen. @throws Error if there is none */
export async function shownCode(code: Locator): Promise<string> {
  const picture = (await code.screenshot()).toString('base64');
  const { width, height, data } = await code.page().evaluate(async (base64) => {
    const binary = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([binary], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    if (!canvas) throw new Error('There is no canvas');
    canvas.drawImage(bitmap, 0, 0);
    const pixels = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return { width: bitmap.width, height: bitmap.height, data: [...pixels.data] };
  }, picture);
  return decodeQR({ width, height, data: new Uint8ClampedArray(data) });
}
