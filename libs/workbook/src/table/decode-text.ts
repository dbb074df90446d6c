import { notXlsx } from '../archive/file.errors';

/** Control characters that no text file has; with them a file is binary. */
const BINARY = /[^\P{Cc}\t\n\r\f\v\u0085\u001a]/u;
const PDF = Buffer.from('%PDF-');
/** First bytes that are looked at for the zeros of UTF-16. */
const PROBE = 400;
const UNKNOWN = "This file can't be read as a table. Export it as CSV or Excel (.xlsx)";

/**
 * Decodes a text file of unknown encoding: UTF-16 by its mark or its zeros, else UTF-8, else Windows-1252, in which
 * any byte is a letter.
 * @throws FileError for a file that is no text
 */
export function decodeAnyText(file: Buffer): string {
  if (file.subarray(0, PDF.length).equals(PDF)) throw notXlsx(UNKNOWN);
  const text = decodedBy(encodingOf(file), file) ?? decodedBy('windows-1252', file) ?? '';
  if (BINARY.test(text)) throw notXlsx(UNKNOWN);
  return text;
}

function encodingOf(file: Buffer): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of file.subarray(0, PROBE).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = Math.min(file.length, PROBE) / 4;
  if (odd > many && even < odd / 10) return 'utf-16le';
  return even > many && odd < even / 10 ? 'utf-16be' : 'utf-8';
}

function decodedBy(encoding: string, file: Buffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}
