import type { Archive } from '../imports/archive';
import { notXlsx } from '../imports/file.errors';

const WORKBOOK = 'xl/workbook.xml';
const TYPES = '[Content_Types].xml';

/** Whether an archive is a workbook of Excel. @throws FileError for one with macros. */
export async function isWorkbook({ names, part }: Archive): Promise<boolean> {
  if (!names.has(WORKBOOK)) return false;
  const types = await part(TYPES);
  if (types?.includes('macroEnabled'))
    throw notXlsx('This spreadsheet holds macros. Save it as .xlsx without them');
  return types !== undefined;
}
