import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import type { Types } from 'mongoose';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { closableBefore } from '../attempts/closing-time';
import { GradingQueue } from '../grading/grading.queue';
import { GradingService } from '../grading/grading.service';
import { isHolding } from './hold';
import { PresenceRepository } from './presence.repository';

const EVERY_MS = 5000;
const BATCH = 100;
/** A save that arrived in time may still be on its way to the store. */
const MARGIN_MS = 2000;
/** A submission this old without a grade has lost its job. */
const LOST_MS = 4000;

/**
 * Submits attempts whose time is up with what was saved, and finds submissions that wait for a grade whatever
 * Redis forgot. Several may run: each step is one conditional write, and grading may be repeated.
 */
@Injectable()
export class Sweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;
  private running?: Promise<void>;
  private stopped = false;

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly presence: PresenceRepository,
    private readonly queue: GradingQueue,
    private readonly grading: GradingService,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule(0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  /** One pass. */
  async sweep(): Promise<void> {
    await this.closeOverdue();
    await this.requeueLost();
  }

  private schedule(ms: number): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.running = this.sweep()
        .catch((error: unknown) => log.warn({ err: error }, 'a sweep failed'))
        .finally(() => this.schedule(EVERY_MS));
    }, ms);
  }

  private async closeOverdue(): Promise<void> {
    let found: Types.ObjectId[];
    do {
      const now = new Date();
      // Read for each batch: the service may have gone away meanwhile.
      const known = await this.presence.read();
      if (this.stopped || !known || isHolding(known, now)) return;
      // By the service's last beat and not by now: what it may have been away for is still to come.
      const before = closableBefore(known.beat, MARGIN_MS);
      found = await this.attempts.findOverdue(before, BATCH);
      const closed: Types.ObjectId[] = [];
      for (const id of found) if (await this.attempts.closeOverdue(id, before, now)) closed.push(id);
      await this.hand(closed);
      if (closed.length > 0) log.info({ attempts: closed.length }, 'closed attempts whose time was up');
    } while (found.length === BATCH);
  }

  private async requeueLost(): Promise<void> {
    const lost = await this.attempts.findWaiting(new Date(Date.now() - LOST_MS), BATCH);
    if (!this.stopped) await this.hand(lost);
  }

  /** Gives attempts to the queue; while Redis is away they are graded here. */
  private async hand(attempts: readonly Types.ObjectId[]): Promise<void> {
    let isTaken = true;
    for (const id of attempts) {
      isTaken &&= await this.queue.add(id);
      if (isTaken) continue;
      await this.grading
        .gradeAttempt(String(id))
        .catch((error: unknown) => log.error({ err: error, attempt: String(id) }, 'grading failed'));
    }
  }
}
