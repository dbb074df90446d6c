import { parentPort, workerData } from 'node:worker_threads';
import { IMPORT_LIMITS } from '@concord/contracts';
import { FileError, readTable } from '@concord/workbook';
import { readRegister, type ReadRegister, type RegisterOptions } from '../../../shared/imports/read-register';

export interface RegisterTask extends RegisterOptions {
  file: Uint8Array;
}

/** A register as read, without members where the file has no headings. */
export type RegisterOutcome =
  | { register: ReadRegister | undefined; notes: string[] }
  | { refused: Pick<FileError, 'reason' | 'message'> };

async function run({ file, ...options }: RegisterTask): Promise<RegisterOutcome> {
  try {
    const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
    // One more for the headings.
    const { rows, leftOut } = await readTable(bytes, { maxRows: IMPORT_LIMITS.rows + 1 });
    return { register: readRegister(rows, options), notes: leftOut };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { refused: { reason: error.reason, message: error.message } };
  }
}

if (parentPort) {
  const port = parentPort;
  void run(workerData as RegisterTask).then((outcome) => port.postMessage(outcome));
}
