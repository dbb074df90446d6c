import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError, badRequest, overloaded, WeightedLimiter } from '@concord/nest-platform';
import { firstMessage } from '@concord/workbook';
import type { FileOutcome } from './file-outcome';

/** The built programs: a thread has no compiler, also where the service runs from its source. */
const PROGRAMS = join(__dirname, '..', '..', '..', 'dist');
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
const WAIT_MS = 50_000;
const LOOK_EVERY_MS = 200;

/** A thread that reads files, its bounds, and its messages. */
export interface ThreadFilesOptions {
  /** Path of the program below `dist`. */
  readonly program: string;
  /** Processor time is limited, so that a busy machine accepts the same files as an idle one. */
  readonly processorMs: number;
  /** Files that wait while one is read. */
  readonly maxQueued: number;
  readonly busy: string;
  readonly tooLarge: string;
}

/**
 * Reads files in a worker thread with limited memory and time, so that other calls are answered meanwhile and a hostile
 * file cannot harm the service.
 */
export class ThreadFiles<Task, Read> {
  private readonly limiter: WeightedLimiter;

  constructor(private readonly options: ThreadFilesOptions) {
    const { maxQueued, busy: message } = options;
    this.limiter = new WeightedLimiter({ capacity: 1, maxQueued, message });
  }

  /** @throws AppError 400 NOT_XLSX or FILE_REFUSED, 413 if it is too large when unpacked, 503 OVERLOADED */
  async read(task: Task): Promise<Read> {
    const { program, processorMs, busy, tooLarge } = this.options;
    const limits = { processorMs, waitMs: WAIT_MS, lookEveryMs: LOOK_EVERY_MS };
    const end = await this.limiter.run(() => {
      const thread = new Worker(join(PROGRAMS, program), {
        workerData: task,
        resourceLimits: MEMORY,
        env: {},
      });
      return firstMessage<FileOutcome<Read>>(thread, limits);
    });
    if ('exceeded' in end) throw end.exceeded === 'wait' ? overloaded(busy) : tooLargeRefusal(tooLarge);
    if ('refused' in end.message) throw refusalOf(end.message.refused);
    return end.message.read;
  }
}

const tooLargeRefusal = (message: string) => new AppError(413, 'PAYLOAD_TOO_LARGE', message);

function refusalOf({ reason, message }: { reason: string; message: string }): AppError {
  if (reason === 'too-large') return tooLargeRefusal(message);
  return badRequest(reason === 'refused' ? 'FILE_REFUSED' : 'NOT_XLSX', message);
}
