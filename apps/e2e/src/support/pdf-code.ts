import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import decodeQR from 'qr/decode.js';

/** Pixels per point, at which a phone's camera sees the modules of a code. */
const SCALE = 3;

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** The used part of pdf.js in a page. */
interface PdfJs {
  getDocument(source: { data: Uint8Array }): { promise: Promise<PdfDocument> };
}
interface PdfDocument {
  getPage(number: number): Promise<PdfPage>;
}
interface PdfPage {
  getViewport(options: { scale: number }): { width: number; height: number };
  render(options: object): { promise: Promise<void> };
}

/** Draws the first page of a PDF in a browser. */
async function pictureOf(browser: Browser, pdf: Buffer): Promise<Picture> {
  const page = await browser.newPage();
  try {
    const pdfjs = readFileSync(new URL(import.meta.resolve('unpdf/pdfjs')), 'utf8');
    const { width, height, base64 } = await page.evaluate(
      async ({ code, bytes, scale }) => {
        const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
        const { getDocument } = (await import(address)) as PdfJs;
        const binary = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        const first = await (await getDocument({ data: binary }).promise).getPage(1);
        const viewport = first.getViewport({ scale });
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: Math.round(viewport.width), height: Math.round(viewport.height) });
        const canvasContext = canvas.getContext('2d');
        if (!canvasContext) throw new Error('There is no canvas');
        await first.render({ canvas, canvasContext, viewport }).promise;
        const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
        let text = '';
        for (let at = 0; at < data.length; at += 8192)
          text += String.fromCharCode(...data.subarray(at, at + 8192));
        return { width: canvas.width, height: canvas.height, base64: btoa(text) };
      },
      { code: pdfjs, bytes: pdf.toString('base64'), scale: SCALE },
    );
    return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) };
  } finally {
    await page.close();
  }
}

/** Content of the QR code on the first page of a PDF. @throws Error if there is none. */
export const codeOf = async (browser: Browser, pdf: Buffer): Promise<string> =>
  decodeQR(await pictureOf(browser, pdf));
