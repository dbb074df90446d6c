import { Injectable } from '@nestjs/common';
import { type AuditRecord, internalCalls, LIMITS } from '@concord/contracts';
import { AppError, InternalClient, log, recordOf, RepeatingTask } from '@concord/nest-platform';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository, type StartedAttempt } from '../../../store/attempts/attempts.repository';
import { StartCursorRepository } from '../../../store/start-cursors/start-cursor.repository';
import { startEvent } from './start-event';

const INTERVAL_MS = 3000;
/** Ratio of rest to search time: searches take at most a fiftieth of the store's time. */
const REST_BY_LOOK = 50;
const BATCH = LIMITS.auditBatchMax;
/**
 * Overlap with the previous search: an attempt may be stored later than its start, because clocks differ (at most 5
 * s) or its write was delayed (at most 15 s).
 */
const LOOK_BACK_MS = 3 * 60_000;
const LOOK_BACK_EVERY_MS = 60_000;

/**
 * Records starts in the audit log, derived from attempts: a start needs no second write, and none is missed. The
 * record has the attempt's id, so several workers may run this and be killed at any time.
 */
@Injectable()
export class StartDelivery extends RepeatingTask {
  /** Time of the latest start found. */
  private last?: Date;
  private lookedBackAt = 0;
  /** Duration of the last search, in ms. */
  private lookMs = 0;
  /** Starts within the overlap that are already recorded, by attempt id. */
  private readonly delivered = new Map<string, Date>();

  constructor(
    private readonly cursor: StartCursorRepository,
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly internal: InternalClient,
  ) {
    super((signal) => this.deliverAll(signal), {
      name: 'start-delivery',
      intervalMs: () => Math.max(INTERVAL_MS, this.lookMs * REST_BY_LOOK),
      failureMessage: 'audit records of starts could not be delivered; they stay queued',
      logFailures: 'first',
    });
  }

  private async deliverAll(signal: AbortSignal): Promise<void> {
    const known = this.last ?? (await this.cursor.read()) ?? new Date();
    let latest = known;
    this.lookMs = 0;
    let asked = performance.now();
    for await (const started of this.attempts.startedSince(this.startOfRound(known), BATCH)) {
      this.lookMs += performance.now() - asked;
      const due = started.filter(({ _id }) => !this.delivered.has(String(_id)));
      if (due.length > 0) await this.deliver(due);
      for (const { startedAt } of started) if (startedAt > latest) latest = startedAt;
      // The next process continues.
      if (signal.aborted) return;
      asked = performance.now();
    }
    this.lookMs += performance.now() - asked;
    if (latest > known) await this.cursor.move(latest);
    this.last = latest;
  }

  private startOfRound(known: Date): Date {
    const now = Date.now();
    if (this.last && now - this.lookedBackAt < LOOK_BACK_EVERY_MS) return known;
    this.lookedBackAt = now;
    const oldest = new Date(Math.min(known.getTime(), now) - LOOK_BACK_MS);
    for (const [id, startedAt] of this.delivered) if (startedAt < oldest) this.delivered.delete(id);
    return oldest;
  }

  private async deliver(started: readonly StartedAttempt[]): Promise<void> {
    const assigners = await this.assignments.assignersOf(started.map(({ assignment }) => assignment));
    // Attempts of earlier releases have no address, and are in the log already.
    const recorded = started.filter(({ address }) => address !== undefined);
    const records = recorded.map((attempt) => {
      const student = String(attempt.student);
      const assignedBy = assigners.get(String(attempt.assignment));
      const event = startEvent({
        attempt,
        candidate: student,
        address: attempt.address,
        isTakeOver: false,
        assignedBy,
      });
      return { ...recordOf(event), _id: String(attempt._id), at: attempt.startedAt.toISOString() };
    });
    if (records.length > 0) await this.send(records);
    for (const { _id, startedAt } of started) this.delivered.set(String(_id), startedAt);
  }

  /** Sends records together, and after a refusal one by one, so that a refused one does not block the others. */
  private async send(records: AuditRecord[]): Promise<void> {
    try {
      await this.internal.call(internalCalls.internalAuditStore, { body: { records } });
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode !== 400) throw error;
      if (records.length > 1) for (const record of records) await this.send([record]);
      else log.error({ err: error, attempt: records[0]?._id }, 'the record of a start was refused');
    }
  }
}
