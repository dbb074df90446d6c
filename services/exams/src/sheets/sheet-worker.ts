import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SheetOutcome } from './sheet.worker-thread';

const TIMEOUT_MS = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Parses a file in a worker thread with limits on memory and time, so that a hostile file cannot harm the service.
 * @returns undefined when a limit was exceeded.
 */
export function parseInWorker(file: Buffer): Promise<SheetOutcome | undefined> {
  return new Promise((resolve) => {
    const thread = new Worker(join(__dirname, 'sheet.worker-thread.js'), {
      workerData: new Uint8Array(file),
      resourceLimits: RESOURCE_LIMITS,
      env: {},
    });
    const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
    let outcome: SheetOutcome | undefined;
    thread.once('message', (message: SheetOutcome) => {
      outcome = message;
      void thread.terminate();
    });
    // Out of memory or a crash of the parser: 'exit' follows.
    thread.once('error', () => undefined);
    thread.once('exit', () => {
      clearTimeout(timer);
      resolve(outcome);
    });
  });
}
