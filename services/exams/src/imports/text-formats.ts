import { isAiken, readAiken } from './aiken';
import { notXlsx } from './file.errors';
import { isGift, readGift } from './gift';
import { readMoodleXml } from './moodle-xml';
import { readQtiItem } from './qti';
import type { ReadFile } from './read-file';
import { decodeText, UNKNOWN } from './source-text';
import { parseXml } from './xml-tree';

/** Reads a file that is no archive, in the format that its content shows. @throws FileError */
export function readTextFormat(file: Buffer): ReadFile {
  const text = decodeText(file);
  if (text.trimStart().startsWith('<')) return readXml(text);
  if (isAiken(text)) return readAiken(text);
  if (!isGift(text)) throw notXlsx(UNKNOWN);
  const read = readGift(text);
  // Code and other texts have braces as well.
  if (read.rows.every(({ problems }) => problems.length > 0) && read.leftOut.length === 0)
    throw notXlsx(UNKNOWN);
  return read;
}

function readXml(text: string): ReadFile {
  const root = parseXml(text.trimStart());
  if (root.name === 'quiz') return readMoodleXml(root);
  if (root.name === 'assessmentItem') return readQtiItem(root);
  throw notXlsx('This XML file is neither Moodle XML nor an item of QTI 2.2');
}
