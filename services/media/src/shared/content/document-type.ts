import { fileTypeFromBuffer } from 'file-type';
import { compoundEntries } from './compound-file';
import { checkPdf, pdfStart } from './pdf-check';
import { zipNames } from './zip-names';

const PDF = 'application/pdf';
const DOC = 'application/msword';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Extension of each stored type, for the name under which a file is saved. */
export const EXTENSIONS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  [PDF]: 'pdf',
  [DOC]: 'doc',
  [DOCX]: 'docx',
  [XLSX]: 'xlsx',
  'application/zip': 'zip',
};

/** The media type of an accepted document, or the reason for the user why it is refused. */
export type DocumentVerdict = { type: string } | { refusal: string };

const UNSUPPORTED = 'Only pictures, PDF and Word documents (.doc, .docx) can be sent';
const MACROS = "Word documents with macros can't be sent. Save yours as a PDF";
const ENCRYPTED_PDF =
  'This PDF is protected with a password. Save a copy without one, or print it to PDF. Then choose the new file';
const ENCRYPTED_WORD =
  'This document is protected with a password. Save a copy without one, then choose that copy';
const DAMAGED =
  'This document is damaged or incomplete. Save it again, or print it to PDF. Then choose the new file';

/** Flags in the header of the stream `WordDocument` ([MS-DOC] FibBase), and the bit for encrypted text. */
const FIB_FLAGS = 10;
const FIB_ENCRYPTED = 0x0100;

/** Detects the type of a document from its content; its name does not count. */
export async function detectDocumentType(bytes: Buffer): Promise<DocumentVerdict> {
  const detected = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (detected?.mime === 'application/x-cfb') return checkDoc(bytes);
  if (bytes.toString('latin1', 0, 2) === 'PK') return checkDocx(bytes, detected?.mime);
  if (isPdf(bytes, detected?.mime)) return pdfVerdict(bytes);
  return { refusal: UNSUPPORTED };
}

/** A program or a page of markup that merely contains the PDF signature is not a PDF. */
function isPdf(bytes: Buffer, mime: string | undefined): boolean {
  const start = pdfStart(bytes);
  if (start === undefined || (mime !== undefined && mime !== PDF)) return false;
  return start === 0 || !/^(\xef\xbb\xbf)?\s*(<|MZ)/.test(bytes.toString('latin1', 0, start));
}

/** Scripts in a PDF are allowed: readers isolate them, and the file is served with a policy that forbids everything. */
function pdfVerdict(bytes: Buffer): DocumentVerdict {
  const state = checkPdf(bytes);
  if (state === 'protected') return { refusal: ENCRYPTED_PDF };
  return state === 'damaged' ? { refusal: DAMAGED } : { type: PDF };
}

/** A compound file is a Word document when it has a stream `WordDocument`. */
function checkDoc(bytes: Buffer): DocumentVerdict {
  const entries = compoundEntries(bytes);
  if (!entries) return { refusal: DAMAGED };
  const has = (name: string) => entries.some((entry) => entry.name === name);
  if (has('EncryptedPackage')) return { refusal: ENCRYPTED_WORD };
  const word = entries.find(({ name }) => name === 'WordDocument');
  if (!word) return { refusal: UNSUPPORTED };
  if (has('_VBA_PROJECT')) return { refusal: MACROS };
  if (word.offset + FIB_FLAGS + 2 > bytes.length) return { refusal: DAMAGED };
  const encrypted = (bytes.readUInt16LE(word.offset + FIB_FLAGS) & FIB_ENCRYPTED) !== 0;
  return encrypted ? { refusal: ENCRYPTED_WORD } : { type: DOC };
}

function checkDocx(bytes: Buffer, mime: string | undefined): DocumentVerdict {
  const names = zipNames(bytes);
  if (!names?.includes('word/document.xml') || !names.includes('[Content_Types].xml'))
    return { refusal: UNSUPPORTED };
  const macros = names.some((name) => /vbaproject|vbadata/i.test(name)) || /macro/i.test(mime ?? '');
  return macros ? { refusal: MACROS } : { type: DOCX };
}
