import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';
import { LineConfirmations } from './line-confirmations';

/** Longer than a request takes to record the payments of its line. */
const AGE_MS = 15_000;

/** Finishes confirmations of lines whose process was killed between the payment and the line. */
@Injectable()
export class StatementLinesSweeper extends RepeatingTask {
  constructor(
    private readonly lines: StatementLinesRepository,
    private readonly confirmations: LineConfirmations,
  ) {
    super(() => this.sweep(), {
      name: 'statement-line-sweeper',
      intervalMs: 5000,
      failureMessage: 'a sweep of bank lines failed',
    });
  }

  async sweep(before = new Date(Date.now() - AGE_MS)): Promise<void> {
    for (const line of await this.lines.confirmingSince(before))
      await this.confirmations.resume(line).catch((error: unknown) => {
        log.warn({ err: error, line: line._id }, 'a bank line is left to the next sweep');
      });
  }
}
