import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SheetOutcome, SheetTask } from './sheet.worker-thread';

const TIMEOUT_MS = 20_000;
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Reads or writes a file in a worker thread with limits on memory and time, so that a hostile one cannot harm the service.
 * @returns undefined when a limit was exceeded.
 */
export async function runInWorker(task: SheetTask): Promise<SheetOutcome | undefined> {
  const thread = new Worker(join(__dirname, 'sheet.worker-thread.js'), {
    workerData: task,
    resourceLimits: RESOURCE_LIMITS,
    env: {},
  });
  // An error after the time-out would end the process if nobody listened.
  thread.on('error', () => undefined);
  const outcome = await once(thread, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ([message]) => message as SheetOutcome,
    () => undefined,
  );
  await thread.terminate();
  return outcome;
}
