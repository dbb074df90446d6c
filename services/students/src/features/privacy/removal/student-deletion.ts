import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';
import { SerialClaimsRepository } from '../../../store/serials/serial-claims.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { AccessForgetting } from './access-forgetting.service';

/** Deletes the data of a student in this service. */
@Injectable()
export class StudentDeletion {
  constructor(
    private readonly students: StudentsRepository,
    private readonly mails: MailsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly audit: AuditRepository,
    private readonly access: AccessForgetting,
  ) {}

  /**
   * Needs a tombstone. Serials are cleared after the student is deleted: a process that marks one as used checks for
   * the student afterwards, so one of the two sees the other.
   * @returns true if the student existed
   */
  async delete(id: string): Promise<boolean> {
    const { email } = (await this.students.findById(id)) ?? {};
    const existed = await this.students.delete(id);
    await this.access.forget({ student: id }, email);
    await this.mails.deleteByRecipient(id);
    const serials = await this.claims.idsOf(id);
    // First, because a repeated run finds the serials by the student.
    await this.audit.forgetValues([id, ...serials]);
    await this.claims.clearStudent(id);
    return existed;
  }
}
