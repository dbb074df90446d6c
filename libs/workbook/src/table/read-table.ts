import { isOldOffice, isZip, openArchive } from '../archive/archive';
import { notXlsx } from '../archive/file.errors';
import { readWorkbook } from '../book/read-workbook';
import { WorkbookParts } from '../book/workbook-parts';
import { csvRows } from './csv-rows';
import { decodeAnyText } from './decode-text';
import type { Table, TableOptions } from './table';
import { workbookRows } from './workbook-rows';

/** Reads the rows of a CSV or XLSX file, which its content tells apart, not its name. @throws FileError */
export async function readTable(file: Buffer, options: TableOptions): Promise<Table> {
  if (isOldOffice(file))
    throw notXlsx(
      'This is an old Excel file (.xls) or it has a password. Save it as .xlsx without a password',
    );
  if (!isZip(file)) return csvRows(decodeAnyText(file), options);
  const parts = new WorkbookParts(await openArchive(file));
  const workbook = await parts.workbook();
  if (workbook === undefined)
    throw notXlsx('This file is not an Excel spreadsheet. Export it as CSV or .xlsx');
  return workbookRows(await readWorkbook(parts, workbook), options);
}
