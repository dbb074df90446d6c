import { parentPort, workerData } from 'node:worker_threads';
import type { ErrorsSheetBody, ParsedSheet } from '@concord/contracts';
import { FileError } from '@concord/workbook';
import { judge, type NumberedPicture, picturesOf } from '../imports/read-file';
import { makeErrorsSheet } from './errors-sheet';
import { readFile } from './file-reader';
import { withFormulaProblems } from './formula-problems';

export type SheetTask = { parse: Uint8Array } | { errorsOf: ErrorsSheetBody['rows'] };
/** The answer of the thread. */
export type SheetOutcome =
  | { parsed: ParsedSheet; pictures: NumberedPicture[] }
  | { sheet: Uint8Array }
  | { refused: Pick<FileError, 'reason' | 'message'> };

/** @throws FileError */
export async function parseSheet(file: Buffer): Promise<ParsedSheet> {
  return judge(withFormulaProblems(await readFile(file)));
}

async function run(task: SheetTask): Promise<SheetOutcome> {
  try {
    if ('errorsOf' in task) return { sheet: await makeErrorsSheet(task.errorsOf) };
    const { buffer, byteOffset, byteLength } = task.parse;
    const read = withFormulaProblems(await readFile(Buffer.from(buffer, byteOffset, byteLength)));
    return { parsed: judge(read), pictures: picturesOf(read) };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { refused: { reason: error.reason, message: error.message } };
  }
}

if (parentPort) {
  const port = parentPort;
  void run(workerData as SheetTask).then((outcome) => port.postMessage(outcome));
}
