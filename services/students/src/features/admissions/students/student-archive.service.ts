import { Injectable } from '@nestjs/common';
import type { RestoreBody, Student } from '@concord/contracts';
import { recordName } from '@concord/institute';
import {
  conflict,
  notFound,
  required,
  type StaffActor,
  staffRefOf,
  type RecordedBody,
} from '@concord/nest-platform';
import { StudentsRepository } from '../../../store/students/students.repository';
import { Revocations } from '../../accounts/revocations/revocations.service';
import { StudentsService } from './students.service';

/**
 * Hides records that are no longer needed, and restores them. Nothing is destroyed: the student keeps serial, e-mail,
 * files, assignments and results, and can finish an exam in progress.
 */
@Injectable()
export class StudentArchiveService {
  constructor(
    private readonly records: StudentsRepository,
    private readonly students: StudentsService,
    private readonly revocations: Revocations,
  ) {}

  /** @throws AppError 404, also if it is archived already */
  async archive(
    staff: StaffActor,
    id: string,
    input: RecordedBody<{ reason?: string }>,
  ): Promise<{ _id: string }> {
    const student = required(await this.records.findActive({ _id: id }), 'This student');
    input.audit.note({ label: recordName(student) });
    const { reason } = input.body;
    input.audit.note({ reason });
    const by = staffRefOf(staff);
    if (!(await this.records.archive(id, new Date(), { by, reason: reason ?? null })))
      throw notFound('This student');
    await this.revocations.setArchived([id], true);
    return { _id: id };
  }

  /** @throws AppError 404, 409 if it is not archived */
  async restore(id: string, input: RecordedBody<RestoreBody>): Promise<Student> {
    const student = required(await this.records.findById(id), 'This student');
    input.audit.note({ label: recordName(student) });
    const { reason } = input.body;
    input.audit.note({ reason });
    if (!(await this.records.restore(id))) throw conflict('CONFLICT', 'This record is not archived');
    await this.revocations.setArchived([id], false);
    return this.students.toStaffView(required(await this.records.findById(id), 'This student'));
  }
}
