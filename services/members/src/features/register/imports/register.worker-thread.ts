import { IMPORT_LIMITS } from '@concord/contracts';
import { FileError, readTable } from '@concord/workbook';
import { answerThread } from '../../../shared/files/file-outcome';
import { readRegister, type ReadRegister, type RegisterOptions } from '../../../shared/imports/read-register';

export interface RegisterTask extends RegisterOptions {
  file: Uint8Array;
}

async function readFile({ file, ...options }: RegisterTask): Promise<ReadRegister> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  // One more for the headings.
  const { rows, leftOut } = await readTable(bytes, { maxRows: IMPORT_LIMITS.rows + 1 });
  const register = readRegister(rows, options);
  if (register) return register;
  throw new FileError('refused', ['The file has no row with headings', ...leftOut].join('. '));
}

void answerThread(readFile);
