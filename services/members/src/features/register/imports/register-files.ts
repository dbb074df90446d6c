import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable } from '@nestjs/common';
import { AppError, badRequest, overloaded, WeightedLimiter } from '@concord/nest-platform';
import { firstMessage } from '@concord/workbook';
import type { ReadRegister } from '../../../shared/imports/read-register';
import type { RegisterOutcome, RegisterTask } from './register.worker-thread';

const FOLDER = ['features', 'register', 'imports'];
/** The built program: a thread has no compiler, also where the service runs from its source. */
const THREAD = join(__dirname, '..', '..', '..', '..', 'dist', ...FOLDER, 'register.worker-thread.js');
const BOUNDS = { processorMs: 30_000, waitMs: 50_000, lookEveryMs: 200 };
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const BUSY = 'Another register is being read right now. Please try again shortly';

/** Reads registers in a worker thread with limited memory and time. */
@Injectable()
export class RegisterFiles {
  private readonly limiter = new WeightedLimiter({ capacity: 1, maxQueued: 2, message: BUSY });

  /** @throws AppError 400 NOT_XLSX or FILE_REFUSED, 413 if it is too large when unpacked, 503 OVERLOADED */
  async read(task: RegisterTask): Promise<ReadRegister> {
    const end = await this.limiter.run(() =>
      firstMessage<RegisterOutcome>(
        new Worker(THREAD, { workerData: task, resourceLimits: MEMORY, env: {} }),
        BOUNDS,
      ),
    );
    if (!('message' in end)) {
      if (end.exceeded === 'wait') throw overloaded(BUSY);
      throw new AppError(413, 'PAYLOAD_TOO_LARGE', 'This file is too large to read. Split it');
    }
    const { message } = end;
    if ('refused' in message) throw refusalOf(message.refused);
    if (message.register) return message.register;
    throw badRequest('FILE_REFUSED', ['The file has no row with headings', ...message.notes].join('. '));
  }
}

function refusalOf({ reason, message }: { reason: string; message: string }): AppError {
  if (reason === 'too-large') return new AppError(413, 'PAYLOAD_TOO_LARGE', message);
  return badRequest(reason === 'refused' ? 'FILE_REFUSED' : 'NOT_XLSX', message);
}
