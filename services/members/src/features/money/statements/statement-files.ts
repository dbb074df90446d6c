import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { AppError, badRequest, overloaded, WeightedLimiter } from '@concord/nest-platform';
import { firstMessage } from '@concord/workbook';
import type { StatementFile, StatementFileOutcome, StatementTask } from './statement.worker-thread';

/** The built program: a thread has no compiler, also where the service runs from its source. */
const THREAD = join(
  __dirname,
  ...['..', '..', '..', '..', 'dist', 'features', 'money', 'statements'],
  'statement.worker-thread.js',
);
/** Processor time is limited, so that a busy machine accepts the same files as an idle one. */
const LIMITS = { processorMs: 20_000, waitMs: 50_000, lookEveryMs: 200 };
const RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const BUSY = 'Other files are being read right now. Please try again shortly';

/**
 * Reads files of banks in a worker thread with limited memory and time, so that other calls are answered meanwhile
 * and a hostile file cannot harm the service.
 */
@Injectable()
export class StatementFiles {
  private readonly limiter = new WeightedLimiter({ capacity: 1, maxQueued: 4, message: BUSY });

  /** @throws AppError 400 NOT_XLSX or FILE_REFUSED, 413 if it is too large when unpacked, 503 OVERLOADED */
  async read(task: StatementTask): Promise<StatementFile> {
    const end = await this.limiter.run(() => {
      const thread = new Worker(THREAD, { workerData: task, resourceLimits: RESOURCE_LIMITS, env: {} });
      return firstMessage<StatementFileOutcome>(thread, LIMITS);
    });
    if ('message' in end) {
      if ('statement' in end.message) return end.message.statement;
      throw refusalOf(end.message.refused);
    }
    if (end.exceeded === 'wait') throw overloaded(BUSY);
    throw tooLarge('This file is too large to read. Split it, for example by month');
  }
}

const tooLarge = (message: string) => new AppError(413, 'PAYLOAD_TOO_LARGE', message);

function refusalOf({ reason, message }: { reason: string; message: string }): AppError {
  if (reason === 'too-large') return tooLarge(message);
  return badRequest(reason === 'refused' ? 'FILE_REFUSED' : 'NOT_XLSX', message);
}
