import { notXlsx, refused } from '@concord/workbook';

/** Control characters that no text file has; with them a file is binary. */
const BINARY = /[^\P{Cc}\t\n\r\f\v\u0085\u001a]/u;
const PDF = Buffer.from('%PDF-');
const DECLARED = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([^"']{1,40})["']/;
const WRONG_ENCODING = 'This file is not saved as UTF-8. Save it again with UTF-8 encoding';

/**
 * Decodes a file in UTF-8, or in UTF-16 with a byte order mark. Other encodings are refused, because a wrong guess
 * would garble questions.
 * @throws FileError
 */
export function decodeText(file: Buffer): string {
  const [first, second] = file;
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : '';
  const text = decoded(file, wide || 'utf-8');
  if (BINARY.test(text)) throw notXlsx(UNKNOWN);
  const declared = DECLARED.exec(text)?.[1]?.toLowerCase();
  const fits = wide ? /^utf-?16/ : /^(utf-?8|us-ascii|ascii)$/;
  if (declared !== undefined && !fits.test(declared)) throw refused(WRONG_ENCODING);
  return text.replace(/\r\n?/g, '\n');
}

function decoded(file: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(file);
  } catch {
    // Pictures and programs get another message than a wrong encoding.
    throw file.includes(0) || file.subarray(0, 5).equals(PDF) ? notXlsx(UNKNOWN) : refused(WRONG_ENCODING);
  }
}

export const UNKNOWN =
  'This file has no questions that can be read. Use Excel (.xlsx), Moodle XML, GIFT, Aiken or a QTI package (.zip)';
