import { aikenAnswers, readAiken } from './aiken';
import { notXlsx } from '@concord/workbook';
import { giftAnswers, readGift } from './gift';
import { readMoodleXml } from './moodle-xml';
import { isQtiRoot, readQtiFile } from './qti';
import type { ReadFile } from './read-file';
import { decodeText, UNKNOWN } from './source-text';
import { parseXml } from './xml-tree';

/** Reads a file other than an archive, in the format that its content shows. @throws FileError */
export function readTextFormat(file: Buffer): ReadFile {
  const text = decodeText(file);
  if (text.trimStart().startsWith('<')) return readXml(text);
  const [aiken, gift] = [aikenAnswers(text), giftAnswers(text)];
  if (aiken === 0 && gift === 0) throw notXlsx(UNKNOWN);
  return aiken >= gift ? readAiken(text) : readGift(text);
}

function readXml(text: string): ReadFile {
  const root = parseXml(text.trimStart());
  if (root.name === 'quiz') return readMoodleXml(root);
  if (isQtiRoot(root)) return readQtiFile(root);
  throw notXlsx('This XML file is neither Moodle XML nor a QTI question');
}
