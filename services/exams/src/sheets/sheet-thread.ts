import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SheetOutcome } from './sheet.thread';

const TIMEOUT_MS = 20_000;
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Reads a file in a thread of its own, with its own memory and time: a hostile one costs neither the service's.
 * @returns undefined when it took more than that.
 */
export function readInThread(file: Buffer): Promise<SheetOutcome | undefined> {
  return new Promise((resolve) => {
    const thread = new Worker(join(__dirname, 'sheet.thread.js'), {
      workerData: new Uint8Array(file),
      resourceLimits: LIMITS,
      env: {},
    });
    const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
    let outcome: SheetOutcome | undefined;
    thread.once('message', (message: SheetOutcome) => {
      outcome = message;
      void thread.terminate();
    });
    // Out of memory, or a file that the parser breaks on: both end in 'exit'.
    thread.once('error', () => undefined);
    thread.once('exit', () => {
      clearTimeout(timer);
      resolve(outcome);
    });
  });
}
