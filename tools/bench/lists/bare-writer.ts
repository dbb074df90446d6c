import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../lib/paths.ts';

/** What is used of ExcelJS, which is a dependency of the media service. */
interface Sheet {
  columns: object[];
  addRow(cells: readonly unknown[]): { commit(): void };
}
interface Book {
  addWorksheet(name: string): Sheet;
  commit(): Promise<void>;
}
interface ExcelJs {
  stream: { xlsx: { WorkbookWriter: new (options: object) => Book } };
}

/** Loads what the media service depends on, or is built of. */
export const fromMedia = createRequire(join(ROOT, 'services/media/package.json'));
const exceljs = fromMedia('exceljs') as ExcelJs;

/** Lets `work` write into a folder of its own. @returns how many rows it wrote a second */
export async function inFolder(work: (folder: string) => Promise<number>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'concord-bench-'));
  const startedAt = performance.now();
  const rows = await work(folder);
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(folder, { recursive: true });
  return rows / seconds;
}

/** Rows a second of ExcelJS' streaming writer alone. */
export const bareWriter = (
  rows: number,
  columns: readonly string[],
  cellsOf: (row: number, at: Date) => readonly unknown[],
): Promise<number> =>
  inFolder(async (folder) => {
    const stream = createWriteStream(join(folder, 'rows.xlsx'));
    const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
    const sheet = book.addWorksheet('Rows');
    sheet.columns = columns.map((header) => ({ header, key: header, style: { numFmt: '@' } }));
    for (let row = 0; row < rows; row += 1) sheet.addRow(cellsOf(row, new Date())).commit();
    await book.commit();
    return rows;
  });
