import { createWriteStream, type WriteStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { ExportCell, ExportColumn } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { stream, type Style, type Worksheet } from 'exceljs';
import { cellValue } from './cell-values';
import type { ListHead, ListWriter } from './list-writer';
import { addSummarySheet } from './summary-sheet';

/** `@` keeps text as text even when the cell is edited, so that nothing becomes a formula. */
const FORMATS: Record<NonNullable<ExportColumn['type']> | 'text', string> = {
  text: '@',
  number: '0',
  decimal: '0.00',
  date: 'dd/mm/yyyy',
  moment: 'dd/mm/yyyy hh:mm',
};
/** Width of a column with a share of 1, in characters. */
const WIDTH = 20;
/** Rows between two yields to other work of the process. */
const BATCH = 250;

/** Streams an .xlsx: rows are compressed as they come and none is kept. */
export class SpreadsheetWriter implements ListWriter {
  private readonly file: WriteStream;
  private readonly book: stream.xlsx.WorkbookWriter;
  private readonly sheet: Worksheet;
  /** One style object per column: ExcelJS looks up every new object, which takes a quarter of the time. */
  private readonly styles: readonly Partial<Style>[];
  private readonly failed: Promise<never>;

  constructor(
    path: string,
    private readonly head: ListHead,
  ) {
    this.file = createWriteStream(path, { mode: 0o600 });
    this.failed = new Promise<never>((_, reject) => this.file.once('error', reject));
    this.failed.catch(() => undefined);
    this.book = new stream.xlsx.WorkbookWriter({
      stream: this.file,
      useStyles: true,
      useSharedStrings: false,
    });
    this.book.creator = INSTITUTE.name;
    this.book.title = head.title;
    if (head.summary) addSummarySheet(this.book, head.summary, head);
    this.sheet = this.book.addWorksheet(head.title, {
      views: [{ state: 'frozen', ySplit: 1 }],
      pageSetup: { orientation: 'landscape', paperSize: 9, fitToPage: true, fitToHeight: 0 },
    });
    this.styles = head.columns.map(({ type }) => ({ numFmt: FORMATS[type ?? 'text'] }));
    this.sheet.columns = head.columns.map(({ name, share = 1 }, at) => ({
      header: name,
      key: name,
      width: Math.round(WIDTH * share),
      style: this.styles[at] ?? {},
    }));
    this.sheet.getRow(1).font = { bold: true };
    this.sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: 1, column: head.columns.length } };
    this.sheet.getRow(1).commit();
  }

  async add(rows: readonly (readonly ExportCell[])[]): Promise<void> {
    for (let start = 0; start < rows.length; start += BATCH) {
      for (const row of rows.slice(start, start + BATCH)) this.addRow(row);
      await Promise.race([setImmediate(), this.failed]);
    }
  }

  private addRow(cells: readonly ExportCell[]): void {
    const row = this.sheet.addRow(cells.map((cell, at) => cellValue(cell, this.head.columns[at]?.type)));
    row.eachCell((cell, number) => (cell.style = this.styles[number - 1] ?? {}));
    row.commit();
  }

  async end(): Promise<void> {
    await Promise.race([this.book.commit(), this.failed]);
  }

  abort(): void {
    this.file.destroy();
  }
}
