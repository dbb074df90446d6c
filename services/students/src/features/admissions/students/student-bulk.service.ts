import { Injectable } from '@nestjs/common';
import type { BulkOutcome, StudentArchiveManyBody, StudentRestoreManyBody } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  BULK_PAGE,
  type BulkInput,
  BulkRunner,
  confirmedIds,
  conflict,
  notFound,
  objectIdOf,
  staffRefOf,
} from '@concord/nest-platform';
import { StudentsRepository } from '../../../store/students/students.repository';
import { Revocations } from '../../accounts/revocations/revocations.service';

/** Archives many students, and restores them by the id of that call. */
@Injectable()
export class StudentBulkService {
  constructor(
    private readonly records: StudentsRepository,
    private readonly bulk: BulkRunner,
    private readonly revocations: Revocations,
  ) {}

  /** @throws AppError 400 for too many, 409 if the number of matches differs from the confirmed one */
  async archive(input: BulkInput, body: StudentArchiveManyBody): Promise<BulkOutcome> {
    const { ids, filter, count, reason } = body;
    input.audit.note({ reason });
    const wanted = filter
      ? confirmedIds(await this.records.list({ ...filter, ...BULK_PAGE }), count, 'students')
      : [...new Set(ids)];
    const batch = this.bulk.newBatch();
    const archive = { by: staffRefOf(input.actor), reason, batch: objectIdOf(batch) };
    return this.bulk.run(input, wanted, {
      ...this.changeOf('student.archive', reason, batch),
      write: async ({ _id }) => {
        const isDone = await this.records.archive(_id.toString(), new Date(), archive);
        if (!isDone) throw conflict('CONFLICT', 'Already archived');
        await this.revocations.setArchived([_id.toString()], true);
      },
    });
  }

  /** @throws AppError 404 if no record of the batch is archived any more. */
  async restore(input: BulkInput, { batch, reason }: StudentRestoreManyBody): Promise<BulkOutcome> {
    input.audit.note({ reason });
    const wanted = await this.records.idsOfBatch(batch);
    if (wanted.length === 0) throw notFound('This group of archived students');
    return this.bulk.run(input, wanted, {
      ...this.changeOf('student.restore', reason, batch),
      write: async ({ _id }) => {
        const isDone = await this.records.restore(_id.toString(), batch);
        if (!isDone) throw conflict('CONFLICT', 'Already restored');
        await this.revocations.setArchived([_id.toString()], false);
      },
    });
  }

  private changeOf(action: string, reason: string, batch: string) {
    const find = (id: string) => this.records.findById(id);
    return { action, entity: 'student', reason, batch, find, nameOf: recordName };
  }
}
