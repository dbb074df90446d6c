import { Injectable } from '@nestjs/common';
import { type BulkOutcome, LIMITS } from '@concord/contracts';
import { auditActorOf } from '../audit/audit-event';
import { AuditNote } from '../audit/audit-note';
import { AuditTrail } from '../audit/audit-trail';
import type { StaffActor } from '../auth/actor';
import { AppError, conflict } from '../core/app-error';
import { newObjectId } from '../stores/object-id';

/** Number of records changed in parallel; others share the store. */
const AT_ONCE = 8;

type Refusal = BulkOutcome['refused'][number];

/** The request of a call that changes many records. */
export interface BulkInput {
  readonly actor: StaffActor;
  readonly audit: AuditNote;
  readonly clientAddress: string;
  readonly request: { readonly id: string };
}

/** A change to one record, with its own audit record. */
export interface BulkChange<R> {
  action: string;
  entity: string;
  reason?: string;
  /** Id of the call in the audit records. */
  batch: string;
  find: (id: string) => Promise<R | undefined>;
  /** Label of the record in its audit record. */
  nameOf: (record: R) => string;
  /** @throws AppError if the record stays unchanged; its message is the reason */
  write: (record: R, note: AuditNote) => Promise<void>;
}

/**
 * Changes many records. Each change is one conditional write with its own audit record, so that an interrupted call
 * leaves no record half changed.
 */
@Injectable()
export class BulkRunner {
  constructor(private readonly audit: AuditTrail) {}

  newBatch(): string {
    return newObjectId().toString();
  }

  async run<R>(input: BulkInput, ids: readonly string[], change: BulkChange<R>): Promise<BulkOutcome> {
    const refused: Refusal[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const outcomes = await Promise.all(some.map((id) => this.apply(input, id, change)));
      refused.push(...outcomes.filter((outcome) => outcome !== undefined));
    }
    const done = ids.length - refused.length;
    const { batch } = change;
    input.audit.note({ id: batch, label: `${done} of ${ids.length}`, details: { batch, done } });
    return { batch, done, refused };
  }

  /** @returns the reason why the record stays unchanged */
  private async apply<R>(input: BulkInput, id: string, change: BulkChange<R>): Promise<Refusal | undefined> {
    const { action, entity, reason, batch } = change;
    const record = await change.find(id);
    if (!record) return { _id: id, name: null, reason: 'Not found' };
    const name = change.nameOf(record);
    const note = new AuditNote();
    note.note({ reason, details: { batch } });
    const event = {
      action,
      actor: auditActorOf(input.actor),
      address: input.clientAddress,
      target: { entity, id, label: name },
      requestId: input.request.id,
    };
    try {
      await this.audit.change(event, note, () => change.write(record, note));
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { _id: id, name, reason: error.message };
    }
  }
}

/** The longest page that one call can change. */
export const BULK_PAGE = { page: 1, pageSize: LIMITS.bulkMax } as const;

/**
 * Ids of all matches of a filter.
 * @param found the {@link BULK_PAGE} of the list
 * @param count the confirmed number
 * @throws AppError 400 for too many, 409 if the numbers differ
 */
export function confirmedIds(
  found: { total: number; items: readonly { _id: { toString(): string } }[] },
  count: number,
  noun: string,
): string[] {
  const { total, items } = found;
  if (total > LIMITS.bulkMax)
    throw new AppError(
      400,
      'TOO_MANY_ROWS',
      `${total} ${noun} match, but you can change at most ${LIMITS.bulkMax} at once. Narrow the filter`,
    );
  if (total !== count)
    throw conflict(
      'CONFLICT',
      `The filter now finds ${total} instead of ${count} ${noun}. Nothing was changed`,
    );
  return items.map(({ _id }) => _id.toString());
}
