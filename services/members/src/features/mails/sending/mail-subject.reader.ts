import { Injectable } from '@nestjs/common';
import { CpdEntriesRepository } from '../../../store/cpd-entries/cpd-entries.repository';
import type { MemberMailRecord } from '../../../store/member-mails/member-mail.schema';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import type { MailSubject } from './mail-facts';
import { MailedDocumentReader } from './mailed-document.reader';

/** Reads the records that due mails tell of. */
@Injectable()
export class MailSubjectReader {
  constructor(
    private readonly documents: MailedDocumentReader,
    private readonly activities: CpdEntriesRepository,
    private readonly upgrades: UpgradesRepository,
    private readonly requests: MemberRequestsRepository,
  ) {}

  async of(mail: MemberMailRecord): Promise<MailSubject> {
    switch (mail.kind) {
      // The account has it.
      case 'transfer-refused':
        return {};
      case 'cpd-decided':
        return { activity: await this.activities.find(mail.of) };
      case 'upgrade-decided':
        return { upgrade: await this.upgrades.find(mail.of) };
      case 'change-decided':
        return { request: await this.requests.find(mail.of) };
      default:
        return this.documents.of(mail);
    }
  }
}
