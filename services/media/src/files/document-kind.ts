import { fileTypeFromBuffer } from 'file-type';
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

/** What kind of document the content is, whatever the file is called. */
export async function documentKind(bytes: Buffer): Promise<DocumentVerdict> {
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return { type: PDF };
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/x-cfb') return oldWord(bytes);
  if (bytes.toString('latin1', 0, 2) === 'PK') return newWord(bytes, found?.mime);
  return { refusal: OTHER };
}

/** Names within a compound file are UTF-16; the stream `WordDocument` is what makes it a Word document. */
function oldWord(bytes: Buffer): DocumentVerdict {
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (!has('WordDocument')) return { refusal: OTHER };
  return has('_VBA_PROJECT') ? { refusal: MACROS } : { type: DOC };
}

function newWord(bytes: Buffer, mime: string | undefined): DocumentVerdict {
  const names = zipNames(bytes);
  if (!names?.includes('word/document.xml') || !names.includes('[Content_Types].xml'))
    return { refusal: OTHER };
  const macros = names.some((name) => /vbaproject|vbadata/i.test(name)) || /macro/i.test(mime ?? '');
  return macros ? { refusal: MACROS } : { type: DOCX };
}
