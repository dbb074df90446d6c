import { dictionaryAt, type PdfDictionary, type ReadingBudget } from './pdf-dictionary';

/** Readers take up to this much before `%PDF-`: scanners and mail gateways put lines of their own there. */
const JUNK_MAX = 1024;
/** Each saved change adds one section; a chain longer than this is no honest document. */
const MAX_SECTIONS = 200;
/** A sound document is read about once, a broken one about twice. */
const READINGS = 6;

export type PdfVerdict = 'whole' | 'protected' | 'damaged';

/** Where the PDF begins in these bytes; undefined when they are none. */
export function pdfStart(bytes: Buffer): number | undefined {
  const at = bytes.toString('latin1', 0, JUNK_MAX + 5).indexOf('%PDF-');
  return at === -1 ? undefined : at;
}

/**
 * Judges a PDF by its trailers, as a reader finds them: from `startxref` at the end backwards, or, where that chain
 * is broken, by looking through the objects. Nothing is unpacked, and the text of a page is never taken for a
 * trailer while the chain is sound.
 */
export function judgePdf(bytes: Buffer): PdfVerdict {
  const text = bytes.toString('latin1', pdfStart(bytes) ?? 0);
  const budget = { left: READINGS * bytes.length };
  // Offsets count from the PDF's own start or, by some writers, from that of the file.
  const chain = chainOf(text, budget) ?? chainOf(bytes.toString('latin1'), budget);
  const trailers = chain ?? lookedFor(text, budget);
  if (trailers.some((trailer) => (trailer.get('Encrypt') ?? 'null') !== 'null')) return 'protected';
  if (!trailers.some((trailer) => trailer.has('Root'))) return 'damaged';
  return chain || !endsEarly(text, budget) ? 'whole' : 'damaged';
}

/** Every trailer from the newest back; undefined when one of them is not where it should be. */
function chainOf(text: string, budget: ReadingBudget): PdfDictionary[] | undefined {
  const last = text.lastIndexOf('startxref');
  const waiting = [numberAfter(text, last, 'startxref')];
  const seen = new Set<number>();
  const trailers: PdfDictionary[] = [];
  while (waiting.length > 0) {
    const at = waiting.pop();
    if (at === undefined || trailers.length >= MAX_SECTIONS) return undefined;
    if (seen.has(at)) continue;
    seen.add(at);
    const trailer = trailerAt(text, at, budget);
    if (!trailer) return undefined;
    trailers.push(trailer);
    for (const key of ['Prev', 'XRefStm']) {
      const offset = trailer.get(key);
      if (offset !== undefined) waiting.push(wholeNumber(offset));
    }
  }
  return trailers;
}

/** The trailer of the cross-reference table, or the dictionary of the cross-reference stream, at an offset. */
function trailerAt(text: string, at: number, budget: ReadingBudget): PdfDictionary | undefined {
  const head = text.slice(at, at + 60);
  if (/^\s*xref/.test(head)) {
    // A table holds digits only, so the next such word is its own.
    const trailer = text.indexOf('trailer', at);
    return trailer === -1 ? undefined : dictionaryAt(text, trailer + 'trailer'.length, budget);
  }
  const object = /^\s*\d+\s+\d+\s+obj/.exec(head);
  const found = object ? dictionaryAt(text, at + object[0].length, budget) : undefined;
  return found?.get('Type') === 'XRef' ? found : undefined;
}

/** Every trailer outside of streams: what readers do when they repair a document. */
function lookedFor(text: string, budget: ReadingBudget): PdfDictionary[] {
  const words = /\b(obj|stream|trailer)\b/g;
  const trailers: PdfDictionary[] = [];
  for (let word = words.exec(text); word; word = words.exec(text)) {
    if (word[1] === 'stream') {
      const end = text.indexOf('endstream', words.lastIndex);
      if (end === -1) break;
      words.lastIndex = end + 'endstream'.length;
      continue;
    }
    const found = dictionaryAt(text, words.lastIndex, budget);
    if (found && (word[1] === 'trailer' || found.get('Type') === 'XRef')) trailers.push(found);
  }
  return trailers;
}

/** A document made for the web says its length at its start; its trailer is there too, so a cut one still has it. */
function endsEarly(text: string, budget: ReadingBudget): boolean {
  const first = /\bobj\b/.exec(text.slice(0, JUNK_MAX));
  const found = first ? dictionaryAt(text, first.index + 3, budget) : undefined;
  const length = found?.has('Linearized') ? wholeNumber(found.get('L') ?? '') : undefined;
  return length !== undefined && length > text.length;
}

function numberAfter(text: string, at: number, word: string): number | undefined {
  if (at === -1) return undefined;
  return wholeNumber(/^\s*(\d+)/.exec(text.slice(at + word.length, at + word.length + 40))?.[1] ?? '');
}

function wholeNumber(digits: string): number | undefined {
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;
}
