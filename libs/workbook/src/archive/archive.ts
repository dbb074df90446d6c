import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { notXlsx, tooLarge } from './file.errors';

const MB = 1024 * 1024;
/** Maximum bytes after unpacking; 5,000 rows of questions, or 20,000 of payments, need about 5 MB. */
const MAX_UNPACKED = 40 * MB;
/** Maximum number of parts of a workbook. */
const MAX_ENTRIES = 1000;
/** Maximum compression ratio: XML reaches 10 to 20, a zip bomb about 1000. */
const MAX_RATIO = 250;
const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
/** First bytes of old Office files, and of new ones with a password. */
const OLE_MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const DOCTYPE = '<!DOCTYPE';
/** Characters that change the direction of text, and so can disguise the extension of a file name. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;

/** True for the first bytes of a ZIP archive, as XLSX files are. */
export const isZip = (file: Buffer) => file.subarray(0, 4).equals(ZIP_MAGIC);
/** True for an Office file before XLSX, or with a password. */
export const isOldOffice = (file: Buffer) => file.subarray(0, 8).equals(OLE_MAGIC);
/** True if a file name may be displayed as another one. */
export const isMisleading = (name: string) => TURNING.test(name);

/** Parts of an archive, unpacked within the limits. */
export interface Archive {
  names: ReadonlySet<string>;
  /** Content of a part; undefined if there is none. */
  part: (name: string) => Promise<Buffer | undefined>;
}

/**
 * Opens an archive and checks its sizes before anything is parsed: those in its directory, then the real ones,
 * because a directory can lie (zip bomb). Parts with a document type are refused, because it can declare entities.
 * @param maxEntries maximum number of parts
 * @throws FileError
 */
export async function openArchive(file: Buffer, maxEntries = MAX_ENTRIES): Promise<Archive> {
  const zip = await open(file);
  const entries = await readDirectory(zip, maxEntries);
  for (const entry of entries) await check(zip, entry);
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]));
  return {
    names: new Set(byName.keys()),
    part: async (name) => {
      const entry = byName.get(name);
      return entry && unpack(zip, entry);
    },
  };
}

async function open(file: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(file);
  } catch {
    throw broken();
  }
}

async function readDirectory(zip: ZipFile, maxEntries: number): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw tooLarge();
  const entries: Entry[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch {
    throw broken();
  }
  for (const entry of entries) {
    unpacked += entry.uncompressedSize;
    if (entry.isEncrypted()) throw notXlsx('This file has a password. Save it without one');
    if (isMisleading(entry.fileName))
      throw notXlsx('A part of this file has a misleading name. Rename it and try again');
    if (unpacked > MAX_UNPACKED || entry.uncompressedSize > entry.compressedSize * MAX_RATIO + MB)
      throw tooLarge();
  }
  return entries;
}

/** Inflates one entry. yauzl stops at the size in the directory. */
async function* inflate(zip: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  let size = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      yield chunk;
    }
  } catch {
    throw broken();
  }
  if (size > entry.uncompressedSize) throw tooLarge();
}

async function check(zip: ZipFile, entry: Entry): Promise<void> {
  let tail = '';
  for await (const chunk of inflate(zip, entry)) {
    const text = tail + chunk.toString('latin1');
    if (/\.(xml|rels)$/i.test(entry.fileName) && text.includes(DOCTYPE))
      throw notXlsx("This file contains a document type or entities, which can't be imported. Save it again");
    tail = text.slice(-DOCTYPE.length);
  }
}

async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of inflate(zip, entry)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const broken = () => notXlsx("This file is damaged and can't be read. Save or export it again");
