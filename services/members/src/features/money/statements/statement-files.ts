import { Injectable } from '@nestjs/common';
import { AppError, overloaded } from '@concord/nest-platform';
import { ThreadFiles } from '../../../shared/files/thread-files';
import type { Candidate } from '../../../shared/statements/suggestion-index';
import type { MatchTask, StatementAnswer, StatementFile, StatementTask } from './statement.worker-thread';

const UNMATCHED = 'The open lines could not be matched in time. Deal with some of them, then try again';
const BUSY = 'Other files are being read right now. Please try again shortly';

/** Reads files of banks, and matches lines that were read before. */
@Injectable()
export class StatementFiles {
  private readonly threads = new ThreadFiles<StatementTask | MatchTask, StatementAnswer>({
    program: 'features/money/statements/statement.worker-thread.js',
    processorMs: 20_000,
    maxQueued: 4,
    busy: BUSY,
    tooLarge: 'This file is too large to read. Split it, for example by month',
  });

  /** @throws AppError as `ThreadFiles` does */
  async read(task: StatementTask): Promise<StatementFile> {
    const answer = await this.threads.read(task);
    if ('statement' in answer) return answer.statement;
    throw overloaded(BUSY);
  }

  /** Candidates of each line. @throws AppError 503 OVERLOADED, also if they take too long or too much memory */
  async match(task: MatchTask): Promise<Candidate[][]> {
    const answer = await this.threads.read(task).catch((error: unknown) => {
      // Nobody sent a file, so its refusal would tell nothing.
      throw error instanceof AppError && error.statusCode < 500 ? overloaded(UNMATCHED) : error;
    });
    if ('candidates' in answer) return answer.candidates;
    throw overloaded(BUSY);
  }
}
