import {
  isOldOffice,
  isZip,
  notXlsx,
  openArchive,
  readWorkbook,
  tooLarge,
  WorkbookParts,
} from '@concord/workbook';
import { isQtiManifest, readQtiPackage } from '../imports/qti-package';
import type { ReadFile } from '../imports/read-file';
import { readTextFormat } from '../imports/text-formats';
import { readQuestions } from './sheet-parser';

/** Maximum number of parts; a QTI package has one for each question. */
const MAX_PARTS = { workbook: 1000, package: 6000 };

/** Reads a file of questions, in the format that its content shows. @throws FileError */
export async function readFile(file: Buffer): Promise<ReadFile> {
  if (isOldOffice(file))
    throw notXlsx(
      'This is an old Excel file (.xls) or it has a password. Save it as .xlsx without a password',
    );
  if (!isZip(file)) return readTextFormat(file);
  const archive = await openArchive(file, MAX_PARTS.package);
  const isPackage = [...archive.names].some(isQtiManifest);
  if (!isPackage && archive.names.size > MAX_PARTS.workbook) throw tooLarge();
  const parts = new WorkbookParts(archive);
  const workbook = await parts.workbook();
  if (workbook !== undefined) return readQuestions(await readWorkbook(parts, workbook));
  if ([...archive.names].some(isPackagePart)) return readQtiPackage(archive);
  throw notXlsx(
    'This file is neither an Excel spreadsheet (.xlsx) nor a QTI package. Check that it is the right file',
  );
}

/** Packages without a manifest have items in any XML file. */
const isPackagePart = (name: string) => isQtiManifest(name) || /\.xml$/i.test(name);
