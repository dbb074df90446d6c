import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { firstMessage, type ThreadEnd } from '@concord/workbook';
import type { SheetOutcome, SheetTask } from './sheet.worker-thread';

/** Processor time is limited, so that a busy machine accepts the same files as an idle one. */
const LIMITS = { processorMs: 20_000, waitMs: 120_000, lookEveryMs: 500 };
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Reads or writes a file in a worker thread with limited memory and time, so that a hostile file cannot harm the
 * service.
 */
export function runInWorker(task: SheetTask): Promise<ThreadEnd<SheetOutcome>> {
  const thread = new Worker(join(__dirname, 'sheet.worker-thread.js'), {
    workerData: task,
    resourceLimits: RESOURCE_LIMITS,
    env: {},
  });
  return firstMessage(thread, LIMITS);
}
