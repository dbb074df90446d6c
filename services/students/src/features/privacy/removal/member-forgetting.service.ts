import { Injectable } from '@nestjs/common';
import { AuditRepository } from '../../../store/audit/audit.repository';
import { MailsRepository } from '../../../store/mails/mails.repository';

/** Deletes what this service keeps of a member whom the members service erases. May run twice. */
@Injectable()
export class MemberForgetting {
  constructor(
    private readonly mails: MailsRepository,
    private readonly audit: AuditRepository,
  ) {}

  async forget(member: string): Promise<Record<string, never>> {
    await this.mails.deleteByRecipient(member);
    await this.audit.forgetValues([member]);
    return {};
  }
}
