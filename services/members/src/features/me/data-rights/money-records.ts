import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MemberMailsRepository } from '../../../store/member-mails/member-mails.repository';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { ReminderPausesRepository } from '../../../store/reminder-pauses/reminder-pauses.repository';

/** Reads the records of money and letters about a member. */
@Injectable()
export class MoneyRecords {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly documents: DocumentsRepository,
    private readonly papers: PapersRepository,
    private readonly mails: MemberMailsRepository,
    private readonly pauses: ReminderPausesRepository,
  ) {}

  async of(member: ObjectId) {
    const id = member.toString();
    const [account, documents, papers, mails, pause] = await Promise.all([
      this.accounts.of(id),
      this.documents.ofMember(id),
      this.papers.ofMember(id),
      this.mails.ofMember(id),
      this.pauses.of(id),
    ]);
    return { account, documents, papers, mails, pause };
  }
}
export type MoneyOfMember = Awaited<ReturnType<MoneyRecords['of']>>;
