import { EXPORT_LISTS, exportColumns, type ListKind } from '@concord/contracts';
import type { ExportRecord } from '../../../store/exports/export.schema';
import type { ListHead, ListWriter } from './list-writer';
import { PdfListWriter } from './pdf-list-writer';
import { SpreadsheetWriter } from './spreadsheet-writer';

/** Opens the file of a list. */
export function writeList(
  kind: ListKind,
  { format, columns, total }: Pick<ExportRecord, 'format' | 'columns' | 'total'>,
  path: string,
  head: Pick<ListHead, 'described' | 'summary'>,
): ListWriter {
  const { title } = EXPORT_LISTS[kind];
  const shown = exportColumns(kind, columns);
  const Writer = format === 'xlsx' ? SpreadsheetWriter : PdfListWriter;
  return new Writer(path, { title, columns: shown, total, madeAt: new Date(), ...head });
}
