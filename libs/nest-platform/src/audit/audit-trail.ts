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

/** One change of a batch; its record keeps its id when the batch is repeated. */
export type ChangeOfMany = Omit<AuditEvent, 'outcome'> & { recordId: string };

/** Time-out for a record on which the answer does not depend. */
const BEST_EFFORT_TIMEOUT_MS = 1000;
const FLUSH_MS = 5000;
/** Maximum delay of a record written by {@link AuditTrail.recordSoon}. */
const SOON_MS = 250;
/** Maximum records kept in memory during a store outage; further ones are only in the process log. */
const WAITING_MAX = 1000;

/**
 * Records events as a line in the process log and a record in the store. Await it before answering,
 * so that every answered call is on record, except with {@link recordSoon}.
 *
 * Actions of staff are refused with 503 while they cannot be stored: record them before the change,
 * or use {@link change}. Refusals, and actions of candidates and applicants, never fail and hardly
 * wait: their line is written, and their record stays in memory until the store accepts it.
 * Repeated events are counted, see {@link RepeatedEvents}.
 */
export class AuditTrail implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeated = new RepeatedEvents();
  /** Batches concurrent records into one write. */
  private readonly inserts = inOneWrite((records) => this.store.insertMany(records));
  private readonly settlements = inOneWrite((records) => this.store.settleMany(records));
  private readonly failures = new FailureLog('audit records could not be stored, and wait in memory');
  private waiting: (() => Promise<void>)[] = [];
  private soon: AuditRecord[] = [];
  private soonTimer: NodeJS.Timeout | undefined;
  private readonly flushing = new RepeatingTask(() => this.flush(), {
    name: 'audit-flush',
    intervalMs: FLUSH_MS,
    isSteady: true,
    failureMessage: 'audit records could not be stored',
    logFailures: 'first',
  });

  /** @param store without one, events go to the process log only: for tests */
  constructor(private readonly store: AuditStore = NO_STORE) {}

  onApplicationBootstrap(): void {
    this.flushing.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.flushing.stop();
    await this.storeSoon();
    await this.flush(true).catch((error: unknown) =>
      log.error(
        { err: error, lost: this.waiting.length },
        'audit records could not be kept; they are in this log only',
      ),
    );
  }

  /** @throws AppError 503 for an action of staff that cannot be stored. */
  async record(event: AuditEvent): Promise<void> {
    if (this.repeated.admit(event)) await this.add(event);
  }

  /**
   * Records actions that a hall's candidates do within seconds: the line at once, the record within
   * 250 ms, batched with others. If the process is killed before, only the line remains. Never
   * throws.
   */
  recordSoon(event: AuditEvent): void {
    if (!this.repeated.admit(event)) return;
    const record = recordOf(event);
    write(record);
    this.soon.push(record);
    this.soonTimer ??= setTimeout(() => void this.storeSoon(), SOON_MS);
  }

  /**
   * Writes only the log line, for an event whose record is derived later from stored data.
   * @param id of that record
   */
  line(event: AuditEvent, id: string): void {
    write({ ...recordOf(event), _id: id });
  }

  /**
   * Runs a change by staff: its record is stored before as `unclear` and settled after, so no
   * change lacks a record, even after a crash.
   * @throws AppError 503 if the record cannot be stored, before anything is changed; any error of
   * `work`.
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
   * {@link change} for a batch of records, with one write before and one after. May be repeated after a
   * crash: record ids stay the same.
   * @param work makes the changes.
   * @returns the error code of each refused change, by the id of its record
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
      await withTimeout(write(), BEST_EFFORT_TIMEOUT_MS, 'the store of the audit log does not answer');
    } catch (error) {
      this.failures.failed(error);
      if (this.waiting.length < WAITING_MAX) this.waiting.push(write);
    }
  }

  /** Stores waiting records, then counts of repeated ones. */
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

/** Batches concurrent writes; if the batch fails for one record, each is written separately. */
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

/** Id of the created or changed record, if the answer contains it. */
function idOf(answer: unknown): { id?: string } {
  const id = answer && typeof answer === 'object' && '_id' in answer ? answer._id : undefined;
  return typeof id === 'string' ? { id } : {};
}

/** The log line, without replaced values, which may be personal. */
function write({ before: _before, after: _after, ...line }: AuditRecord): void {
  log.info({ audit: line }, 'audit');
}
