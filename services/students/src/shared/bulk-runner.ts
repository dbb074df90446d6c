import { Injectable } from '@nestjs/common';
import { type BulkOutcome, LIMITS } from '@concord/contracts';
import {
  AppError,
  AuditNote,
  AuditTrail,
  auditActorOf,
  conflict,
  newObjectId,
  type StaffActor,
} from '@concord/nest-platform';

/** Number of records changed in parallel, so that a large call leaves the store to others. */
const AT_ONCE = 8;

type Refusal = BulkOutcome['refused'][number];

/** The request of a call that changes many records. */
export interface BulkInput {
  readonly actor: StaffActor;
  readonly audit: AuditNote;
  readonly clientAddress: string;
  readonly request: { readonly id: string };
}

/** A change of a record, with its own record in the audit log. */
export interface BulkChange<R> {
  action: string;
  entity: string;
  reason?: string;
  /** Names the call in the records of the audit log. */
  batch: string;
  find: (id: string) => Promise<R | undefined>;
  /** Label of the record in the audit log. */
  nameOf: (record: R) => string;
  /** @throws AppError for a record that stays unchanged; its message is the reason. */
  write: (record: R, note: AuditNote) => Promise<void>;
}

/**
 * Changes many records. Each is one conditional write with its own audit record, so an interrupted call
 * leaves no half-changed record.
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

  /** @returns why the record was left as it is. */
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

/** The longest page of a list that one call changes. */
export const BULK_PAGE = { page: 1, pageSize: LIMITS.bulkMax } as const;

/**
 * Ids of all that a filter finds.
 * @param found the {@link BULK_PAGE} of the list
 * @param count the confirmed number
 * @throws AppError 400 for too many, 409 for another number than the confirmed one.
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
