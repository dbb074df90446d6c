import { parentPort, workerData } from 'node:worker_threads';
import { FileError } from '@concord/workbook';

/** Answer of a thread: what it read, or why it refuses the file. */
export type FileOutcome<Read> = { read: Read } | { refused: Pick<FileError, 'reason' | 'message'> };

/** Reads the file that this thread was started for. Does nothing outside a thread. */
export async function answerThread<Task, Read>(read: (task: Task) => Promise<Read>): Promise<void> {
  parentPort?.postMessage(await outcomeOf(() => read(workerData as Task)));
}

async function outcomeOf<Read>(read: () => Promise<Read>): Promise<FileOutcome<Read>> {
  try {
    return { read: await read() };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    return { refused: { reason: error.reason, message: error.message } };
  }
}
