import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import type { Types } from 'mongoose';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { AttemptsRepository, type WaitingAttempt } from '../attempts/attempts.repository';
import { closableBefore } from '../attempts/closing-time';
import { GradingQueue } from '../grading/grading.queue';
import { GradingService } from '../grading/grading.service';
import { Lull } from '../grading/lull';
import { ResultsRepository } from '../results/results.repository';
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
  private readonly lull: Lull;

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly results: ResultsRepository,
    private readonly presence: PresenceRepository,
    private readonly queue: GradingQueue,
    private readonly grading: GradingService,
  ) {
    this.lull = new Lull(queue);
  }

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
    if (await this.lull.isNow()) await this.settle();
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

  /** Marks what has its result, on attempt and assignment; hands over again what should have one by now. */
  private async settle(): Promise<void> {
    const before = new Date(Date.now() - LOST_MS);
    let waiting: WaitingAttempt[];
    let last: Types.ObjectId | undefined;
    do {
      waiting = await this.attempts.findWaiting(before, last, BATCH);
      if (this.stopped || waiting.length === 0) return;
      last = waiting.at(-1)?._id;
      const results = await this.results.findScores(waiting.map(({ _id }) => _id));
      const scoreOf = new Map(results.map(({ _id, total_score }) => [String(_id), total_score]));
      const graded = waiting.filter(({ _id }) => scoreOf.has(String(_id)));
      await this.assignments.completeAll(
        graded.map(({ _id, assignment, round, submittedAt }) => ({
          assignment,
          round,
          score: scoreOf.get(String(_id)) ?? 0,
          dateWritten: submittedAt ?? before,
        })),
      );
      await this.attempts.setGraded(graded.map(({ _id }) => _id));
      await this.hand(waiting.filter(({ _id }) => !scoreOf.has(String(_id))).map(({ _id }) => _id));
    } while (waiting.length === BATCH);
  }

  /** Gives attempts to the queue; while Redis is away they are graded here. */
  private async hand(attempts: readonly Types.ObjectId[]): Promise<void> {
    const here: Promise<void>[] = [];
    let isTaken = true;
    for (const id of attempts) {
      isTaken &&= await this.queue.add(id);
      if (!isTaken) here.push(this.gradeHere(id));
    }
    await Promise.all(here);
  }

  private async gradeHere(id: Types.ObjectId): Promise<void> {
    try {
      await this.grading.gradeAttempt(String(id));
    } catch (error) {
      log.error({ err: error, attempt: String(id) }, 'grading failed');
    }
  }
}
