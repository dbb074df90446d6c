import { join } from 'node:path';
import type { Serial } from '@concord/contracts';
import { bareWriter, fromMedia, inFolder } from '../bench/lists/bare-writer.ts';
import { fileOf } from '../bench/lists/files.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, printGoals, printTable, whole } from '../bench/output.ts';
import { ProcessWatch } from '../bench/process-watch.ts';
import { withProduct } from '../bench/product.ts';
import { makeSerials, signInAsAdmin } from '../bench/staff.ts';
import { print, printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';

const USUAL = { rows: 100_000 };
const GOALS = { share: 0.5, memoryMib: 150 };
const COLUMNS = ['Serial number', 'Status', 'For', 'Date generated', 'Date used'];
const STEP = 1000;

const cellsOf = (row: number, at: string | Date) => [
  `AAAA-BBBB-CCCC-${row}`,
  'Valid',
  'Registration',
  at,
  null,
];

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

async function measure(product: Product, { rows }: typeof USUAL): Promise<void> {
  const staff = await signInAsAdmin(product.url);
  printStep('making serial numbers');
  const { total } = await staff.list<Serial[]>('GET', 'serial?pageSize=1');
  await makeSerials(staff, Math.max(0, rows - total));
  printStep('the writer alone');
  const alone = await bareWriter(rows, COLUMNS, cellsOf);
  const own = await writerAlone(rows);
  printStep('files of the list');
  const watch = new ProcessWatch(product);
  const xlsx = await fileOf(staff, { kind: 'serials', format: 'xlsx', columns: COLUMNS });
  const afterXlsx = watch.memoryOf('media-worker');
  const pdf = await fileOf(staff, { kind: 'serials', format: 'pdf', columns: COLUMNS });
  watch.stop();
  const afterPdf = watch.memoryOf('media-worker');
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
