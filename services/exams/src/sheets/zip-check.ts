import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { notXlsx, tooLarge } from './sheet.errors';

const MB = 1024 * 1024;
/** 5,000 rows of questions unpack to about 5 MB. */
const MAX_UNPACKED = 40 * MB;
const MAX_ENTRIES = 1000;
/** XML compresses 10 to 20 times; a zip bomb about 1000 times. */
const MAX_RATIO = 250;

const WORKBOOK = 'xl/workbook.xml';
const TYPES = '[Content_Types].xml';
const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');
/** Old Office files, and new ones with a password. */
const OLE_MAGIC = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/**
 * Checks that a file is an .xlsx within the size limits before it is parsed: first the sizes in its directory, then the
 * real ones, because a directory may lie (zip bomb).
 * @throws SheetError
 */
export async function checkZip(file: Buffer): Promise<void> {
  if (file.subarray(0, 8).equals(OLE_MAGIC))
    throw notXlsx(
      'This is an old Excel file (.xls) or it has a password. Save it as .xlsx without a password',
    );
  if (!file.subarray(0, 4).equals(ZIP_MAGIC))
    throw notXlsx('This is not an Excel spreadsheet (.xlsx). In Excel, use Save As and choose .xlsx');
  const zip = await open(file);
  const entries = await readDirectory(zip);
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (!names.has(WORKBOOK) || !names.has(TYPES))
    throw notXlsx('This file is not an Excel spreadsheet (.xlsx), whatever its name says');
  for (const entry of entries) {
    const isTypes = entry.fileName === TYPES;
    const text = await unpack(zip, entry, isTypes);
    if (isTypes && text.includes('macroEnabled'))
      throw notXlsx('This spreadsheet holds macros. Save it as .xlsx without them');
  }
}

async function open(file: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(file);
  } catch {
    throw broken();
  }
}

async function readDirectory(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
  const entries: Entry[] = [];
  let unpacked = 0;
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch {
    throw broken();
  }
  for (const entry of entries) {
    unpacked += entry.uncompressedSize;
    if (entry.isEncrypted()) throw notXlsx('This spreadsheet has a password. Save it without one');
    if (unpacked > MAX_UNPACKED || entry.uncompressedSize > entry.compressedSize * MAX_RATIO + MB)
      throw tooLarge();
  }
  return entries;
}

/** Inflates one entry; yauzl stops at the size that the directory states. */
async function unpack(zip: ZipFile, entry: Entry, isKept: boolean): Promise<string> {
  const kept: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (isKept && size < MB) kept.push(chunk);
    }
  } catch {
    throw broken();
  }
  if (size > entry.uncompressedSize) throw tooLarge();
  return Buffer.concat(kept).toString('utf8');
}

const broken = () =>
  notXlsx('This spreadsheet is damaged and cannot be read. Open it in Excel and save it again');
