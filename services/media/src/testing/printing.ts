import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { BrowserEnvironment } from '../shared/printing/browser-environment';
import { ChromiumPath } from '../shared/printing/chromium-path';
import { PdfPrinter } from '../shared/printing/pdf-printer';

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

/** Rounds coordinates: the position of a page in its file changes them by less than a millionth. */
const short = (points: number) => Math.round(points * 1000) / 1000;

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
          return {
            text: str,
            left: short(x),
            right: short(x + width),
            low: short(y),
            high: short(y + height),
          };
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
    actualTexts: actualTextsOf(pdf),
    pages,
    text: pages.map(({ text }) => text).join(' '),
  };
}

/** ActualText of glyphs without a code, such as an i without its dot: readers copy and speak it. */
function actualTextsOf(pdf: Buffer): Set<string> {
  const texts = new Set<string>();
  for (const [, stream = ''] of pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const content = inflated(Buffer.from(stream, 'latin1'));
    for (const [, hex = ''] of content.matchAll(/\/ActualText <FEFF([\dA-F]+)>/g))
      texts.add(Buffer.from(hex, 'hex').swap16().toString('utf16le').normalize('NFC'));
  }
  return texts;
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Removes white space, and the difference of dotless i with an accent. */
const comparable = (text: string) =>
  text
    .replace(/\s/g, '')
    .replace(/\u0131/g, 'i')
    .normalize('NFC');

/** Tells whether a PDF has these words. For a letter in an ActualText, the text may have the marks only. */
export function hasWords(
  { text, actualTexts }: Pick<Printed, 'text' | 'actualTexts'>,
  words: string,
): boolean {
  const letters = [...clusters.segment(comparable(words))].map(({ segment }) => {
    const letter = segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return actualTexts.has(segment) ? `(?:${letter}|.?\\p{M}*)` : letter;
  });
  return new RegExp(letters.join(''), 'u').test(comparable(text));
}

const collapse = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ');
