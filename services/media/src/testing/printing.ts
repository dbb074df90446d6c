import { getDocumentProxy } from 'unpdf';
import { BrowserEnvironment } from '../printing/browser-environment';
import { ChromiumPath } from '../printing/chromium-path';
import { PdfPrinter } from '../printing/pdf-printer';

interface PrinterOptions {
  chromium?: string;
  path?: string;
  /** A fontconfig file in place of the system's. */
  systemFonts?: string;
}

/** A printer with the Chromium and the fonts of this machine, or without one of them. */
export function makePrinter({
  chromium = process.env.CHROMIUM_PATH,
  path = process.env.PATH ?? '',
  systemFonts = '/etc/fonts/fonts.conf',
}: PrinterOptions = {}): PdfPrinter {
  return new PdfPrinter(new ChromiumPath(chromium, path), new BrowserEnvironment(path, systemFonts));
}

/** Text on a page; coordinates in points from the lower left corner. */
export interface PrintedText {
  text: string;
  left: number;
  right: number;
  low: number;
  high: number;
}

export type Printed = Awaited<ReturnType<typeof readPdf>>;

/** Extracts text (its white space collapsed) and metadata of a printed PDF; sizes are in whole points. */
export async function readPdf(pdf: Buffer) {
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: { text: string; size: [number, number]; pieces: PrintedText[] }[] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    await page.getOperatorList();
    const [left = 0, low = 0, right = 0, high = 0] = page.view;
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    for (const { fontName } of texts)
      fonts.add((page.commonObjs.get(fontName) as { name: string }).name.replace(/^[A-Z]{6}\+/, ''));
    pages.push({
      text: collapse(texts.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')),
      size: [Math.round(right - left), Math.round(high - low)],
      pieces: texts
        .filter(({ str }) => str.trim())
        .map(({ str, width, height, transform }) => {
          const [x, y] = [Number(transform[4]), Number(transform[5])];
          return { text: str, left: x, right: x + width, low: y, high: y + height };
        }),
    });
  }
  const { info } = (await file.getMetadata()) as { info: { Title?: string; Language?: string } };
  const marked = (await file.getMarkInfo())?.Marked === true;
  return {
    bytes: pdf.length,
    tagged: marked && Boolean(await (await file.getPage(1)).getStructTree()),
    language: info.Language ?? '',
    title: info.Title ?? '',
    fonts: [...fonts].sort(),
    pages,
    text: pages.map(({ text }) => text).join(' '),
  };
}

const collapse = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
