import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { atScrape, gauge } from '@concord/observability';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { overdueBefore } from '../../../store/attempts/deadline';
import { DueAttemptsRepository } from '../../../store/attempts/due-attempts.repository';
import { MARGIN_MS } from './overdue-closings.service';

/** Maximum age of a count, shared by all scrapes: counting reads an index entry for each open attempt. */
const MAX_AGE_MS = 10_000;

/** Metrics of open attempts, and of those that the sweeper should have closed. */
@Injectable()
export class AttemptsGauges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly open = gauge('concord_attempts_open');
  private readonly overdue = gauge('concord_attempts_overdue');
  private end?: () => void;

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly due: DueAttemptsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.end = atScrape({
      read: () => this.read(),
      forget: () => {
        this.open.remove();
        this.overdue.remove();
      },
      maxAgeMs: MAX_AGE_MS,
    });
  }

  onApplicationShutdown(): void {
    this.end?.();
  }

  private async read(): Promise<void> {
    const before = overdueBefore(new Date(), MARGIN_MS);
    const counts = [this.attempts.countOpen(), this.due.countOverdue(before)] as const;
    const [open, overdue] = await Promise.all(counts);
    this.open.set(open);
    this.overdue.set(overdue);
  }
}
