import { parentPort, workerData } from 'node:worker_threads';
import type { ParsedSheet } from '@concord/contracts';
import { Workbook } from 'exceljs';
import { parseWorksheet } from './sheet-parser';
import { notXlsx, SheetError } from './sheet.errors';
import { checkZip } from './zip-check';

/** The message of the thread when it is done. */
export type SheetOutcome = { parsed: ParsedSheet } | { refused: Pick<SheetError, 'reason' | 'message'> };

/** @throws SheetError */
export async function parseSheet(file: Buffer): Promise<ParsedSheet> {
  await checkZip(file);
  const workbook = new Workbook();
  try {
    await workbook.xlsx.load(file as unknown as ArrayBuffer);
  } catch {
    throw notXlsx('This spreadsheet cannot be read. Open it in Excel and save it again as .xlsx');
  }
  const [first] = workbook.worksheets;
  if (!first) throw notXlsx('This spreadsheet has no sheet in it');
  return parseWorksheet(first);
}

async function run(file: Uint8Array): Promise<SheetOutcome> {
  try {
    return { parsed: await parseSheet(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) };
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    return { refused: { reason: error.reason, message: error.message } };
  }
}

if (parentPort) {
  const port = parentPort;
  void run(workerData as Uint8Array).then((outcome) => port.postMessage(outcome));
}
