import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { EmailChangesRepository } from '../../../store/email-changes/email-changes.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';
import { AccessForgetting } from './access-forgetting.service';

/** Deletes what this service keeps of a member whom the members service erases. May run twice. */
@Injectable()
export class MemberForgetting {
  constructor(
    private readonly mails: MailsRepository,
    private readonly audit: AuditRepository,
    private readonly access: AccessForgetting,
    private readonly emails: EmailChangesRepository,
  ) {}

  async forget(member: string): Promise<Record<string, never>> {
    await this.mails.deleteByRecipient(member);
    await this.access.forget({ member });
    await this.emails.forget(member);
    await this.audit.forgetValues([member]);
    return {};
  }
}
