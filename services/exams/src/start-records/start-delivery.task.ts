import { Injectable } from '@nestjs/common';
import { type AuditRecord, internalCalls, LIMITS } from '@concord/contracts';
import {
  AppError,
  InternalClient,
  log,
  type ObjectId,
  objectIdAt,
  recordOf,
  RepeatingTask,
} from '@concord/nest-platform';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { AttemptsRepository, type StartedAttempt } from '../attempts/attempts.repository';
import { startEvent } from '../shared/start-event';
import { StartCursorRepository } from './start-cursor.repository';

const INTERVAL_MS = 3000;
const BATCH = LIMITS.auditBatchMax;
/**
 * Starts are looked for again from so long before the last one: an attempt may be stored later than its id says, when
 * clocks differ (5 s at most) or a write was held up (15 s until it fails).
 */
const LOOK_BACK_MS = 3 * 60_000;
const LOOK_BACK_EVERY_MS = 60_000;

/**
 * Puts starts in the audit log, from the attempts themselves: so a start costs the hall no second write, and there is
 * no attempt without its record. The record has the attempt's id, so several workers may run this, and may be killed at
 * any time.
 */
@Injectable()
export class StartDelivery extends RepeatingTask {
  /** The latest attempt that was looked at. */
  private last?: ObjectId;
  private lookedBackAt = 0;
  /** Attempts within the time of a look back whose records are delivered. */
  private delivered = new Set<string>();

  constructor(
    private readonly cursor: StartCursorRepository,
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly internal: InternalClient,
  ) {
    super((signal) => this.deliverAll(signal), {
      name: 'start-delivery',
      intervalMs: INTERVAL_MS,
      failureMessage: 'starts wait: their records could not be delivered',
      logFailures: 'first',
    });
  }

  private async deliverAll(signal: AbortSignal): Promise<void> {
    const known = this.last ?? (await this.cursor.read()) ?? objectIdAt(new Date());
    let from = this.startOfRound(known);
    let found: StartedAttempt[];
    do {
      found = await this.attempts.findStartedAfter(from, BATCH);
      const due = found.filter(({ _id }) => !this.delivered.has(String(_id)));
      if (due.length > 0) await this.deliver(due);
      from = found.at(-1)?._id ?? from;
      if (String(from) > String(this.last ?? known)) {
        this.last = from;
        await this.cursor.move(from);
      }
    } while (found.length === BATCH && !signal.aborted);
    this.last ??= known;
  }

  private startOfRound(known: ObjectId): ObjectId {
    const now = Date.now();
    if (this.last && now - this.lookedBackAt < LOOK_BACK_EVERY_MS) return known;
    this.lookedBackAt = now;
    const since = Math.min(known.getTimestamp().getTime(), now) - LOOK_BACK_MS;
    const oldest = objectIdAt(new Date(since));
    this.delivered = new Set([...this.delivered].filter((id) => id > String(oldest)));
    return oldest;
  }

  private async deliver(started: readonly StartedAttempt[]): Promise<void> {
    const assigners = await this.assignments.assignersOf(started.map(({ assignment }) => assignment));
    // Attempts of earlier releases have no address: they are in the log already.
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
    for (const { _id } of started) this.delivered.add(String(_id));
  }

  /** Sends records; where one is refused for what it says, each alone, so that it does not block the others. */
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
