import { fileTypeFromBuffer } from 'file-type';
import { compoundEntries } from './compound-file';
import { judgePdf, pdfStart } from './pdf-document';
import { zipNames } from './zip-names';

const PDF = 'application/pdf';
const DOC = 'application/msword';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Extension of each stored type, for the name under which a file is saved. */
export const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  [PDF]: 'pdf',
  [DOC]: 'doc',
  [DOCX]: 'docx',
};

export type DocumentVerdict = { type: string } | { refusal: string };

const OTHER = 'Only pictures, PDF and Word documents (.doc, .docx) can be sent';
const MACROS = 'Word documents with macros cannot be sent. Save it as PDF';
const LOCKED_PDF =
  'This PDF is protected with a password. Save it without one, or print it to PDF, and choose that';
const LOCKED_WORD = 'This document is protected with a password. Save it without one, and choose that';
const DAMAGED = 'This document is damaged or incomplete. Save it again, or print it to PDF, and choose that';

/** In the head of the stream `WordDocument`: the bit that says that the text is encrypted. */
const FIB_FLAGS = 10;
const FIB_ENCRYPTED = 0x0100;

/** What kind of document the content is, whatever the file is called. */
export async function documentKind(bytes: Buffer): Promise<DocumentVerdict> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return oldWord(bytes);
  if (bytes.toString('latin1', 0, 2) === 'PK') return newWord(bytes, found?.mime);
  if (isPdf(bytes, found?.mime)) return pdf(bytes);
  return { refusal: OTHER };
}

/** Something of another kind, or a page of markup, that merely has a PDF's first word in it is none. */
function isPdf(bytes: Buffer, mime: string | undefined): boolean {
  const start = pdfStart(bytes);
  if (start === undefined || (mime !== undefined && mime !== PDF)) return false;
  return start === 0 || !/^(\xef\xbb\xbf)?\s*(<|MZ)/.test(bytes.toString('latin1', 0, start));
}

/** Scripts in a PDF are let be: readers run them apart from any page, and it is served under a policy of nothing. */
function pdf(bytes: Buffer): DocumentVerdict {
  const verdict = judgePdf(bytes);
  if (verdict === 'protected') return { refusal: LOCKED_PDF };
  return verdict === 'damaged' ? { refusal: DAMAGED } : { type: PDF };
}

/** The stream `WordDocument` is what makes a compound file a Word document. */
function oldWord(bytes: Buffer): DocumentVerdict {
  const entries = compoundEntries(bytes);
  if (!entries) return { refusal: DAMAGED };
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (has('EncryptedPackage')) return { refusal: LOCKED_WORD };
  const word = entries.find(({ name }) => name === 'WordDocument');
  if (!word) return { refusal: OTHER };
  if (has('_VBA_PROJECT')) return { refusal: MACROS };
  if (word.at + FIB_FLAGS + 2 > bytes.length) return { refusal: DAMAGED };
  const locked = (bytes.readUInt16LE(word.at + FIB_FLAGS) & FIB_ENCRYPTED) !== 0;
  return locked ? { refusal: LOCKED_WORD } : { type: DOC };
}

function newWord(bytes: Buffer, mime: string | undefined): DocumentVerdict {
  const names = zipNames(bytes);
  if (!names?.includes('word/document.xml') || !names.includes('[Content_Types].xml'))
    return { refusal: OTHER };
  const macros = names.some((name) => /vbaproject|vbadata/i.test(name)) || /macro/i.test(mime ?? '');
  return macros ? { refusal: MACROS } : { type: DOCX };
}
