import type { AuditRecord } from '@concord/contracts';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { AppError, unavailable } from '../core/app-error';
import { FailureLog } from '../core/failure-log';
import { log } from '../core/logger';
import { withTimeout } from '../core/timeout';
import { RepeatingTask } from '../jobs/repeating-task';
import { BatchedCalls } from '../stores/batched-calls';
import { isStoreUnavailable } from '../stores/mongo-errors';
import { type AuditEvent, recordOf, storable } from './audit-event';
import type { AuditNote } from './audit-note';
import type { AuditStore } from './audit-store';
import { RepeatedEvents } from './repeated-events';

const nothing = () => Promise.resolve();
const NO_STORE: AuditStore = { insertMany: nothing, settleMany: nothing };

/** One of the changes that are made together; its record has the same id when they are made again. */
export type ChangeOfMany = Omit<AuditEvent, 'outcome'> & { recordId: string };

/** Longest time that an answer waits for a record without which it may go. */
const PATIENCE_MS = 1000;
const FLUSH_MS = 5000;
/** Longest time between an answer and the record that {@link AuditTrail.recordSoon} writes after it. */
const SOON_MS = 250;
/** Records that wait in memory for a store that is away; further ones are in the log of the process only. */
const WAITING_MAX = 1000;

/**
 * Records what must be known later: a line in the log of the process, and a record in the store, which outlives it.
 * Await it before answering: what was answered is on record, but for {@link recordSoon}.
 *
 * What staff did is refused with 503 while it cannot be stored: record it before the change, or use {@link change}.
 * Refusals, and what candidates and applicants do, never fail and hardly wait because of it: their line is written, and
 * their record is kept in memory until the store takes it. Events that repeat are counted, see {@link RepeatedEvents}.
 */
export class AuditTrail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeated = new RepeatedEvents();
  /** Records of one moment are stored by one write. */
  private readonly inserts = inOneWrite((records) => this.store.insertMany(records));
  private readonly settlements = inOneWrite((records) => this.store.settleMany(records));
  private readonly failures = new FailureLog('records of the audit log wait: they could not be stored');
  private waiting: (() => Promise<void>)[] = [];
  private soon: AuditRecord[] = [];
  private soonTimer: NodeJS.Timeout | undefined;
  private readonly flushing = new RepeatingTask(() => this.flush(), {
    name: 'audit-flush',
    intervalMs: FLUSH_MS,
    isSteady: true,
    failureMessage: 'records of the audit log could not be stored',
    logFailures: 'first',
  });

  /** @param store without one, events are in the log of the process only: for tests */
  constructor(private readonly store: AuditStore = NO_STORE) {}

  onApplicationBootstrap(): void {
    this.flushing.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flushing.stop();
    await this.storeSoon();
    await this.flush(true).catch((error: unknown) =>
      log.error({ err: error, lost: this.waiting.length }, 'records of the audit log are in this log only'),
    );
  }

  /** @throws AppError 503 for what staff did, when it cannot be stored. */
  async record(event: AuditEvent): Promise<void> {
    if (this.repeated.admit(event)) await this.add(event);
  }

  /**
   * Records what candidates of a hall do in the same seconds: its line at once, its record within a quarter of a second,
   * with those of all others. A process that is killed before leaves it in its log alone. Never throws.
   */
  recordSoon(event: AuditEvent): void {
    if (!this.repeated.admit(event)) return;
    const record = recordOf(event);
    write(record);
    this.soon.push(record);
    this.soonTimer ??= setTimeout(() => void this.storeSoon(), SOON_MS);
  }

  /**
   * Writes the line in the log of the process, for an event whose record is made later from what was stored with it.
   * @param id of that record
   */
  line(event: AuditEvent, id: string): void {
    write({ ...recordOf(event), _id: id });
  }

  /**
   * Makes a change of staff: its record is stored before as `unclear`, and settled after. So no change is without its
   * record, whatever goes away in between.
   * @throws AppError 503 when the record cannot be stored, before anything was changed; whatever `work` throws.
   */
  async change<T>(event: Omit<AuditEvent, 'outcome'>, note: AuditNote, work: () => T): Promise<Awaited<T>> {
    const begun = recordOf({ ...event, outcome: 'unclear' });
    await this.storeOrRefuse(() => this.inserts.make(begun));
    try {
      const answer = await work();
      await this.settle({ ...begun, ...idOf(answer), ...note.noted, outcome: 'done' });
      return answer;
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'INTERNAL';
      const isRefused = error instanceof AppError && error.statusCode < 500;
      await this.settle({
        ...begun,
        ...note.noted,
        outcome: isRefused ? 'refused' : 'unclear',
        reason: code,
      });
      throw error;
    }
  }

  /**
   * As {@link change}, of many records that are changed together, with one write before and one after. It may be repeated
   * after it broke off: the records are the same ones.
   * @param work makes the changes. @returns the code of each that was refused, by the id of its record
   */
  async changeMany(
    changes: readonly ChangeOfMany[],
    work: () => Promise<ReadonlyMap<string, string>>,
  ): Promise<void> {
    const begun = changes.map(({ recordId: _id, ...event }) => ({
      ...recordOf({ ...event, outcome: 'unclear' }),
      _id,
    }));
    if (begun.length > 0) await this.storeOrRefuse(() => this.store.insertMany(begun));
    const refused = await work();
    const settled = begun.map((record) => {
      const reason = refused.get(record._id);
      return reason
        ? { ...record, outcome: 'refused' as const, reason }
        : { ...record, outcome: 'done' as const };
    });
    if (settled.length > 0) await this.storeOrKeep(() => this.store.settleMany(settled));
  }

  private async add(event: AuditEvent): Promise<void> {
    const record = recordOf(event);
    if (event.outcome === 'done' && event.actor.kind === 'staff')
      await this.storeOrRefuse(() => this.inserts.make(record));
    else await this.storeOrKeep(() => this.inserts.make(record));
    write(record);
  }

  private async storeSoon(): Promise<void> {
    clearTimeout(this.soonTimer);
    this.soonTimer = undefined;
    const due = this.soon;
    this.soon = [];
    if (due.length === 0) return;
    await this.storeOrKeep(async () => {
      await Promise.all(due.map((record) => this.inserts.make(record)));
    });
  }

  private async settle(record: AuditRecord): Promise<void> {
    const settled = storable(record);
    await this.storeOrKeep(() => this.settlements.make(settled));
    write(settled);
  }

  private async storeOrRefuse(insert: () => Promise<unknown>): Promise<void> {
    try {
      await insert();
    } catch (error) {
      throw unavailable('This was not done, because it could not be recorded. Please try again', error);
    }
  }

  private async storeOrKeep(write: () => Promise<void>): Promise<void> {
    try {
      await withTimeout(write(), PATIENCE_MS, 'the store of the audit log does not answer');
    } catch (error) {
      this.failures.failed(error);
      if (this.waiting.length < WAITING_MAX) this.waiting.push(write);
    }
  }

  /** Stores what waits, then what was repeated. */
  private async flush(isLast = false): Promise<void> {
    const due = this.waiting;
    this.waiting = [];
    const outcomes = await Promise.allSettled(due.map((write) => write()));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    this.waiting = [...due.filter((_, index) => outcomes[index]?.status === 'rejected'), ...this.waiting];
    if (failed) throw failed.reason;
    this.failures.recovered();
    for (const event of this.repeated.end(isLast)) await this.add(event);
  }
}

/** Writes records that come at one moment together; where the write fails for one of them, each alone. */
const inOneWrite = (write: (records: readonly AuditRecord[]) => Promise<unknown>) =>
  new BatchedCalls<AuditRecord, void>(async (records) => {
    try {
      await write(records);
      return records.map(() => undefined);
    } catch (error) {
      if (records.length === 1 || isStoreUnavailable(error)) throw error;
      const each = await Promise.allSettled(records.map((record) => write([record])));
      return each.map((outcome) => (outcome.status === 'rejected' ? asError(outcome.reason) : undefined));
    }
  });

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** The id of what was made or changed, where the answer tells it. */
function idOf(answer: unknown): { id?: string } {
  const id = answer && typeof answer === 'object' && '_id' in answer ? answer._id : undefined;
  return typeof id === 'string' ? { id } : {};
}

/** The line in the log: without what a change replaced, which may be personal. */
function write({ before: _before, after: _after, ...line }: AuditRecord): void {
  log.info({ audit: line }, 'audit');
}
