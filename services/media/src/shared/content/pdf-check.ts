import { dictionaryAt, type PdfDictionary, type ReadBudget } from './pdf-dictionary';

/** PDF readers accept up to this many bytes before `%PDF-`: scanners and mail gateways add lines there. */
const PREFIX_MAX = 1024;
/** Each saved change adds one section; a longer chain is an attack. */
const MAX_SECTIONS = 200;
/** Work limit as a multiple of the size: a valid document is read about once, a broken one about twice. */
const BUDGET_FACTOR = 6;

export type PdfState = 'valid' | 'protected' | 'damaged';

/** Offset of the PDF header; undefined when there is none. */
export function pdfStart(bytes: Buffer): number | undefined {
  const at = bytes.toString('latin1', 0, PREFIX_MAX + 5).indexOf('%PDF-');
  return at === -1 ? undefined : at;
}

/**
 * Checks a PDF by its trailers, found as a PDF reader does: from `startxref` at the end backwards or, when that chain
 * is broken, by scanning the objects. Nothing is decompressed.
 */
export function checkPdf(bytes: Buffer): PdfState {
  const text = bytes.toString('latin1', pdfStart(bytes) ?? 0);
  const budget = { left: BUDGET_FACTOR * bytes.length };
  // Offsets count from the PDF header; some writers count from the start of the file.
  const chain = trailerChain(text, budget) ?? trailerChain(bytes.toString('latin1'), budget);
  const trailers = chain ?? scanTrailers(text, budget);
  if (trailers.some((trailer) => (trailer.get('Encrypt') ?? 'null') !== 'null')) return 'protected';
  if (!trailers.some((trailer) => trailer.has('Root'))) return 'damaged';
  return chain || !isTruncated(text, budget) ? 'valid' : 'damaged';
}

/** All trailers, the newest first; undefined when one of them is not at its offset. */
function trailerChain(text: string, budget: ReadBudget): PdfDictionary[] | undefined {
  const last = text.lastIndexOf('startxref');
  const offsets = [numberAfter(text, last, 'startxref')];
  const seen = new Set<number>();
  const trailers: PdfDictionary[] = [];
  while (offsets.length > 0) {
    const at = offsets.pop();
    if (at === undefined || trailers.length >= MAX_SECTIONS) return undefined;
    if (seen.has(at)) continue;
    seen.add(at);
    const trailer = trailerAt(text, at, budget);
    if (!trailer) return undefined;
    trailers.push(trailer);
    for (const key of ['Prev', 'XRefStm']) {
      const offset = trailer.get(key);
      if (offset !== undefined) offsets.push(wholeNumber(offset));
    }
  }
  return trailers;
}

/** The trailer of the cross-reference table, or the dictionary of the cross-reference stream, at an offset. */
function trailerAt(text: string, at: number, budget: ReadBudget): PdfDictionary | undefined {
  const head = text.slice(at, at + 60);
  if (/^\s*xref/.test(head)) {
    // A table holds digits only, so the next `trailer` belongs to it.
    const trailer = text.indexOf('trailer', at);
    return trailer === -1 ? undefined : dictionaryAt(text, trailer + 'trailer'.length, budget);
  }
  const object = /^\s*\d+\s+\d+\s+obj/.exec(head);
  const found = object ? dictionaryAt(text, at + object[0].length, budget) : undefined;
  return found?.get('Type') === 'XRef' ? found : undefined;
}

/** All trailers outside of streams: this is how PDF readers repair a document. */
function scanTrailers(text: string, budget: ReadBudget): PdfDictionary[] {
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

/** A linearized document has its length and a trailer at its start, so a truncated one still has a trailer. */
function isTruncated(text: string, budget: ReadBudget): boolean {
  const first = /\bobj\b/.exec(text.slice(0, PREFIX_MAX));
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
