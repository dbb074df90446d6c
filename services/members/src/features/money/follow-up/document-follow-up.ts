import { Injectable } from '@nestjs/common';
import { mailOfDocument } from '../../../shared/mails/mail-keys';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { DocumentNumbers } from './document-numbers.service';

/** Issues the due documents of an account, and notes their mails before the account forgets them. */
@Injectable()
export class DocumentFollowUp {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: DocumentNumbers,
    private readonly mails: MemberMailsRepository,
  ) {}

  async issue(member: MemberProjection, { dueDocuments }: AccountProjection): Promise<void> {
    for (const due of dueDocuments) {
      await this.mails.add([mailOfDocument(await this.numbers.issue(member, due))]);
      await this.accounts.documented(member._id.toString(), due);
    }
  }
}
