import { Injectable } from '@nestjs/common';
import {
  type BulkOutcome,
  type calls,
  LIMITS,
  type StudentArchiveManyBody,
  type StudentListQuery,
  type StudentRestoreManyBody,
} from '@concord/contracts';
import {
  AppError,
  AuditNote,
  AuditTrail,
  auditActorOf,
  conflict,
  type HandlerInput,
  newObjectId,
  notFound,
  objectIdOf,
} from '@concord/nest-platform';
import type { StudentProjection } from './student.schema';
import { StudentsRepository } from './students.repository';

/** Records that are changed at a time: a call over hundreds leaves the store to others as well. */
const AT_ONCE = 8;

type BulkInput = HandlerInput<typeof calls.studentArchiveMany | typeof calls.studentRestoreMany>;
type Refusal = BulkOutcome['refused'][number];

/** One change of a record, which is put on record by itself. */
interface Change {
  action: 'student.archive' | 'student.restore';
  reason: string;
  batch: string;
  /** Why a record is left as it is that somebody else changed. */
  tooLate: string;
  /** @returns whether the record was as expected, and is changed. */
  write: (id: string) => Promise<boolean>;
}

/**
 * Archives many students, and takes that back. Each record is one conditional write with its own record in the audit log,
 * so a call that ends in between leaves whole records; what it archived is named by its batch.
 */
@Injectable()
export class StudentBulkService {
  constructor(
    private readonly records: StudentsRepository,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws AppError 400 for too many, 409 when the filter lists another number than was confirmed. */
  async archive(input: BulkInput, body: StudentArchiveManyBody): Promise<BulkOutcome> {
    const { ids, filter, count, reason } = body;
    input.audit.note({ reason });
    const wanted = filter ? await this.idsOf(filter, count) : [...new Set(ids)];
    const batch = newObjectId().toString();
    const by = { _id: objectIdOf(input.actor.id), username: input.actor.username };
    const archive = { by, reason, batch: objectIdOf(batch) };
    const write = (id: string) => this.records.archive(id, new Date(), archive);
    return this.run(input, wanted, {
      action: 'student.archive',
      tooLate: 'Archived already',
      reason,
      batch,
      write,
    });
  }

  /** @throws AppError 404 where nothing of the batch is archived any more. */
  async restore(input: BulkInput, { batch, reason }: StudentRestoreManyBody): Promise<BulkOutcome> {
    input.audit.note({ reason });
    const wanted = await this.records.idsOfBatch(batch);
    if (wanted.length === 0) throw notFound('What was archived together');
    const write = (id: string) => this.records.restore(id, batch);
    return this.run(input, wanted, {
      action: 'student.restore',
      tooLate: 'Restored already',
      reason,
      batch,
      write,
    });
  }

  private async idsOf(filter: StudentListQuery, count: number): Promise<string[]> {
    const { items, total } = await this.records.list({ ...filter, page: 1, pageSize: LIMITS.bulkMax });
    if (total > LIMITS.bulkMax)
      throw new AppError(
        400,
        'TOO_MANY_ROWS',
        `${total} students match, and at most ${LIMITS.bulkMax} are archived at once: narrow the filter`,
      );
    if (total !== count)
      throw conflict('CONFLICT', `${total} students match now, and no longer ${count}. Nobody was archived`);
    return items.map(({ _id }) => _id.toString());
  }

  private async run(input: BulkInput, ids: readonly string[], change: Change): Promise<BulkOutcome> {
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
  private async apply(input: BulkInput, id: string, change: Change): Promise<Refusal | undefined> {
    const { action, reason, batch, tooLate, write } = change;
    const student = await this.records.findById(id);
    if (!student) return { _id: id, name: null, reason: 'There is no such student' };
    const name = nameOf(student);
    const note = new AuditNote();
    note.note({ reason, details: { batch } });
    const event = {
      action,
      actor: auditActorOf(input.actor),
      address: input.clientAddress,
      target: { entity: 'student', id, label: name },
      requestId: input.request.id,
    };
    try {
      await this.audit.change(event, note, async () => {
        if (!(await write(id))) throw conflict('CONFLICT', tooLate);
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { _id: id, name, reason: error.message };
    }
  }
}

const nameOf = ({ surname, firstName }: StudentProjection) => `${surname} ${firstName}`;
