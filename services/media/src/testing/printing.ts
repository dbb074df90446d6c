import { getDocumentProxy } from 'unpdf';
import { BrowserEnvironment } from '../printing/browser-environment';
import { ChromiumPath } from '../printing/chromium-path';
import { PdfPrinter } from '../printing/pdf-printer';

interface Machine {
  chromium?: string;
  path?: string;
  /** Another list of fonts than the system's. */
  systemFonts?: string;
}

/** A printer on the Chromium of this machine, or of one that has less. */
export function makePrinter({
  chromium = process.env.CHROMIUM_PATH,
  path = process.env.PATH ?? '',
  systemFonts = '/etc/fonts/fonts.conf',
}: Machine = {}): PdfPrinter {
  return new PdfPrinter(new ChromiumPath(chromium, path), new BrowserEnvironment({ path, systemFonts }));
}

/** A piece of text on a page; places are in points from the lower left corner. */
export interface PrintedText {
  text: string;
  left: number;
  right: number;
  low: number;
  high: number;
}

export interface PrintedPage {
  text: string;
  /** Width and height in whole points. */
  size: [number, number];
  pieces: PrintedText[];
}

export interface Printed {
  bytes: number;
  tagged: boolean;
  language: string;
  title: string;
  /** Names of the fonts whose glyphs are drawn. */
  fonts: string[];
  pages: PrintedPage[];
  /** Every page's text, with each run of blanks as one space. */
  text: string;
}

/** Reads a printed PDF as a reader shows it. */
export async function readPdf(pdf: Buffer): Promise<Printed> {
  const file = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const pages: PrintedPage[] = [];
  const fonts = new Set<string>();
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    await page.getOperatorList();
    const [left = 0, low = 0, right = 0, high = 0] = page.view;
    const found = items.flatMap((item) => ('str' in item ? [item] : []));
    for (const { fontName } of found)
      fonts.add((page.commonObjs.get(fontName) as { name: string }).name.replace(/^[A-Z]{6}\+/, ''));
    pages.push({
      text: tidy(found.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')),
      size: [Math.round(right - left), Math.round(high - low)],
      pieces: found
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

const tidy = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
