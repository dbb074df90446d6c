import { Injectable } from '@nestjs/common';
import { mailOfDocument } from '../../../shared/mails/mail-keys';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { DocumentNumbers } from './document-numbers.service';

/** A member with an account that changed. */
export interface FollowedAccount {
  member: MemberProjection;
  account: AccountProjection;
}

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

  /** The same for many, with a few commands for all; the accounts forget their documents afterwards. */
  async issueMany(accounts: readonly FollowedAccount[]): Promise<void> {
    const dues = accounts.flatMap(({ member, account }) =>
      account.dueDocuments.map((due) => ({ member, due })),
    );
    await this.mails.add((await this.numbers.issueMany(dues)).map(mailOfDocument));
  }
}
