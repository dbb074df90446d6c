import { Injectable } from '@nestjs/common';
import { log, type ObjectId, RepeatingTask } from '@concord/nest-platform';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { OUTAGE_GRACE_MAX_MS, overdueBefore } from '../../../store/attempts/deadline';
import { GradingQueue } from '../../../shared/grading-queue/grading.queue';
import { GradingService } from '../../results/grading/grading.service';
import { LowPriorityGate } from '../../../shared/grading-queue/low-priority.gate';
import { HeartbeatRepository } from '../../../store/heartbeats/heartbeat.repository';
import { isInOutageGrace } from '../../../store/heartbeats/outage-grace';
import { ResultsRepository } from '../../../store/results/results.repository';
import { DueAttemptsRepository } from '../../../store/attempts/due-attempts.repository';

const INTERVAL_MS = 5000;
const BATCH = 100;
/** For saves that arrived before the deadline and are still being written. */
export const MARGIN_MS = 2000;
/** A submission this old without a result has lost its job. */
const JOB_LOST_AFTER_MS = 4000;

/**
 * Submits attempts past their deadline, completes graded ones, and enqueues submissions whose job Redis has lost.
 * Several workers may run it: each step is one conditional write, and grading is idempotent.
 */
@Injectable()
export class AttemptsSweeper extends RepeatingTask {
  private readonly gate: LowPriorityGate;

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly due: DueAttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly results: ResultsRepository,
    private readonly heartbeats: HeartbeatRepository,
    private readonly queue: GradingQueue,
    private readonly grading: GradingService,
  ) {
    super((signal) => this.sweep(signal), {
      name: 'attempts-sweeper',
      intervalMs: INTERVAL_MS,
      firstDelayMs: 0,
      failureMessage: 'a sweep failed',
    });
    this.gate = new LowPriorityGate(queue);
  }

  private async sweep(signal: AbortSignal): Promise<void> {
    await this.closeOverdue(signal);
    if (await this.gate.isOpen()) await this.completeGraded(signal);
  }

  private async closeOverdue(signal: AbortSignal): Promise<void> {
    let found: ObjectId[];
    do {
      const now = new Date();
      // Read for each batch: an outage may have begun meanwhile.
      const heartbeat = await this.heartbeats.read();
      if (signal.aborted || !heartbeat) return;
      // Measured from the last heartbeat, not from now: an outage that is just beginning has no grace period yet.
      const before = isInOutageGrace(heartbeat, now)
        ? overdueBefore(now, OUTAGE_GRACE_MAX_MS + MARGIN_MS)
        : overdueBefore(heartbeat.beat, MARGIN_MS);
      found = await this.due.findOverdueIds(before, BATCH);
      const closed: ObjectId[] = [];
      for (const id of found) if (await this.due.closeOverdue(id, before, now)) closed.push(id);
      await this.enqueue(closed);
      if (closed.length > 0) log.info({ attempts: closed.length }, 'closed attempts whose time was up');
    } while (found.length === BATCH);
  }

  /** Copies scores to assignments, marks attempts as graded, and enqueues those without a result again. */
  private async completeGraded(signal: AbortSignal): Promise<void> {
    const before = new Date(Date.now() - JOB_LOST_AFTER_MS);
    for await (const submitted of this.due.findUngraded(before, BATCH)) {
      if (signal.aborted) return;
      const scores = await this.results.scoresOf(submitted.map(({ _id }) => _id));
      const graded = submitted.filter(({ _id }) => scores.has(String(_id)));
      await this.assignments.completeAll(
        graded.map(({ _id, assignment, round, submittedAt }) => ({
          assignment,
          round,
          score: scores.get(String(_id)) ?? 0,
          dateWritten: submittedAt ?? before,
        })),
      );
      await this.attempts.setGraded(graded.map(({ _id }) => _id));
      await this.enqueue(submitted.filter(({ _id }) => !scores.has(String(_id))).map(({ _id }) => _id));
    }
  }

  /** Enqueues attempts for grading; while Redis is down they are graded here. */
  private async enqueue(attempts: readonly ObjectId[]): Promise<void> {
    const gradedHere: Promise<void>[] = [];
    let isEnqueued = true;
    for (const id of attempts) {
      isEnqueued &&= await this.queue.add(id);
      if (!isEnqueued) gradedHere.push(this.gradeHere(id));
    }
    await Promise.all(gradedHere);
  }

  private async gradeHere(id: ObjectId): Promise<void> {
    try {
      await this.grading.gradeAttempt(String(id));
    } catch (error) {
      log.error({ err: error, attempt: String(id) }, 'grading failed');
    }
  }
}
