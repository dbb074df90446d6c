import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ListExport, Serial } from '@concord/contracts';
import { parseOptions } from '../bench/options.ts';
import { machineText, printGoals, printTable, whole } from '../bench/output.ts';
import { ProcessWatch } from '../bench/process-watch.ts';
import { withProduct } from '../bench/product.ts';
import { makeSerials, signInAsAdmin } from '../bench/staff.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { ROOT } from '../lib/paths.ts';
import type { Product } from '../platform/product.ts';
import type { Api } from '../seed/api.ts';

const USUAL = { rows: 100_000 };
const GOALS = { share: 0.5, memoryMib: 150 };
const COLUMNS = ['Serial number', 'Status', 'For', 'Date generated', 'Date used'];
const POLL_MS = 200;
const STEP = 1000;

const cellsOf = (row: number, at: string | Date) => [
  `AAAA-BBBB-CCCC-${row}`,
  'Valid',
  'Registration',
  at,
  null,
];

/** Lets `work` write into a folder of its own. @returns how many rows it wrote a second */
async function inFolder(work: (folder: string) => Promise<number>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'concord-bench-'));
  const startedAt = performance.now();
  const rows = await work(folder);
  const seconds = (performance.now() - startedAt) / 1000;
  await rm(folder, { recursive: true });
  return rows / seconds;
}

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
const fromMedia = createRequire(join(ROOT, 'services/media/package.json'));
const exceljs = fromMedia('exceljs') as ExcelJs;

/** Rows a second of ExcelJS' streaming writer alone, with rows like those of the list. */
const yardstick = (rows: number): Promise<number> =>
  inFolder(async (folder) => {
    const stream = createWriteStream(join(folder, 'rows.xlsx'));
    const book = new exceljs.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
    const sheet = book.addWorksheet('Rows');
    sheet.columns = COLUMNS.map((header) => ({ header, key: header, style: { numFmt: '@' } }));
    for (let row = 0; row < rows; row += 1) sheet.addRow(cellsOf(row, new Date())).commit();
    await book.commit();
    return rows;
  });

/** The media service's own writer, as it was built. */
interface Writer {
  add(rows: readonly unknown[][]): Promise<void>;
  end(): Promise<void>;
}
type SpreadsheetWriter = new (path: string, head: object) => Writer;

/** Rows a second of the media service's writer, without store and network. */
async function writerAlone(rows: number): Promise<number> {
  const { SpreadsheetWriter } = fromMedia('./dist/exports/spreadsheet-writer.js') as {
    SpreadsheetWriter: SpreadsheetWriter;
  };
  const columns = COLUMNS.map((name) => ({ name, type: name.startsWith('Date') ? 'date' : undefined }));
  return inFolder(async (folder) => {
    const path = join(folder, 'rows.xlsx');
    const writer = new SpreadsheetWriter(path, { title: 'Rows', columns, total: rows, madeAt: new Date() });
    const at = new Date().toISOString();
    for (let start = 0; start < rows; start += STEP)
      await writer.add(Array.from({ length: STEP }, (_, row) => cellsOf(start + row, at)));
    await writer.end();
    return rows;
  });
}

/** Rows a second of a file of the list of serial numbers, from its order until it is ready. */
async function fileOf(staff: Api, format: ListExport['format']): Promise<{ rows: number; speed: number }> {
  const startedAt = performance.now();
  const order = { kind: 'serials', format, columns: COLUMNS };
  let file = await staff.call<ListExport>('POST', 'media/exports', order);
  while (file.status === 'queued' || file.status === 'working') {
    await pause(POLL_MS);
    file = await staff.call<ListExport>('GET', `media/exports/${file._id}`);
  }
  if (file.status !== 'done') throw new LauncherError(`The file ${file.status}: ${file.reason ?? ''}`);
  return { rows: file.rows, speed: file.rows / ((performance.now() - startedAt) / 1000) };
}

/** Memory of the worker now, and at most, in MiB. */
function memoryOf(watch: ProcessWatch) {
  const samples = watch.usages.find(({ name }) => name === 'media-worker')?.samples ?? [];
  const sizes = samples.map(({ rss }) => rss);
  return { first: sizes[0] ?? 0, most: Math.max(0, ...sizes) };
}

async function measure(product: Product, { rows }: typeof USUAL): Promise<void> {
  const staff = await signInAsAdmin(product.url);
  printStep('making serial numbers');
  const { total } = await staff.list<Serial[]>('GET', 'serial?pageSize=1');
  await makeSerials(staff, Math.max(0, rows - total));
  printStep('the writer alone');
  const alone = await yardstick(rows);
  const own = await writerAlone(rows);
  printStep('files of the list');
  const watch = new ProcessWatch(product);
  const xlsx = await fileOf(staff, 'xlsx');
  const afterXlsx = memoryOf(watch);
  const pdf = await fileOf(staff, 'pdf');
  watch.stop();
  const afterPdf = memoryOf(watch);
  printTable([
    ['', 'rows', 'rows/s'],
    ["ExcelJS' streaming writer alone", rows, whole(alone)],
    ['the writer of the media service alone', rows, whole(own)],
    ['.xlsx', xlsx.rows, whole(xlsx.speed)],
    ['PDF', pdf.rows, whole(pdf.speed)],
  ]);
  const grown = afterXlsx.most - afterXlsx.first;
  printGoals([
    {
      text: `the writer of the media service at ${(own / alone).toFixed(2)} of ExcelJS' (${GOALS.share})`,
      holds: own >= GOALS.share * alone,
    },
    {
      text: `.xlsx at ${(xlsx.speed / alone).toFixed(2)} of ExcelJS' writer, the store included (${GOALS.share})`,
      holds: xlsx.speed >= GOALS.share * alone,
    },
    {
      text: `media-worker grew by ${whole(grown)} MiB while the .xlsx was made (${GOALS.memoryMib})`,
      holds: grown <= GOALS.memoryMib,
    },
    {
      text: `media-worker grew by ${whole(afterPdf.most - afterXlsx.first)} MiB with the PDF (${GOALS.memoryMib})`,
      holds: afterPdf.most - afterXlsx.first <= GOALS.memoryMib,
    },
  ]);
  print(`${machineText()}; ${product.stores}`);
}

/** Measures a file of a long list: speed beside the bare writer, and memory of the worker. */
export async function benchExport(args: string[]): Promise<void> {
  const options = parseOptions(args, USUAL);
  await withProduct((product) => measure(product, options));
}
