import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { log } from '@concord/nest-platform';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';
import { SerialsRepository } from '../../../store/serials/serials.repository';
import { StudentsRepository } from '../../../store/students/students.repository';

/** Reads long lists into memory at start, one after another, before the first request. */
@Injectable()
export class ListsWarmUp implements OnApplicationBootstrap {
  constructor(
    private readonly students: StudentsRepository,
    private readonly serials: SerialsRepository,
    private readonly mails: MailsRepository,
    private readonly audit: AuditRepository,
  ) {}

  onApplicationBootstrap(): void {
    void this.warm();
  }

  private async warm(): Promise<void> {
    for (const list of [this.students, this.serials, this.mails, this.audit])
      try {
        await list.warmList();
      } catch (error) {
        // The first request of the list tries again.
        log.warn({ err: error }, 'A list was not read into memory at the start');
      }
  }
}
