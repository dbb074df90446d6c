import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceLoader } from '../processes/service-loader.ts';

/** The part of ExcelJS that is used; it is a dependency of the media service. */
interface Sheet {
  columns: object[];
  addRow(cells: readonly unknown[]): { commit(): void };
}
interface Workbook {
  addWorksheet(name: string): Sheet;
  commit(): Promise<void>;
}
interface ExcelJs {
  stream: { xlsx: { WorkbookWriter: new (options: object) => Workbook } };
}

const exceljs = serviceLoader<{ exceljs: ExcelJs }>('media')('exceljs');

/** Rows a second of ExcelJS' streaming writer alone. */
export async function bareWriter(
  rows: number,
  columns: readonly string[],
  cellsOf: (row: number, at: Date) => readonly unknown[],
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'concord-bench-'));
  const startedAt = performance.now();
  const stream = createWriteStream(join(folder, 'rows.xlsx'));
  const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const sheet = book.addWorksheet('Rows');
  sheet.columns = columns.map((header) => ({ header, key: header, style: { numFmt: '@' } }));
  for (let row = 0; row < rows; row += 1) sheet.addRow(cellsOf(row, new Date())).commit();
  await book.commit();
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(folder, { recursive: true });
  return rows / seconds;
}
