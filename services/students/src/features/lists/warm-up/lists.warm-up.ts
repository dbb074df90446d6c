import { Injectable } from '@nestjs/common';
import { ListsWarmUp } from '@concord/nest-platform';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentsRepository } from '../../../store/students/students.repository';

/** Lists of this service. */
@Injectable()
export class StudentListsWarmUp extends ListsWarmUp {
  constructor(
    students: StudentsRepository,
    serials: SerialsRepository,
    mails: MailsRepository,
    audit: AuditRepository,
  ) {
    super([students, serials, mails, audit]);
  }
}
