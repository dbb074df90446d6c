import { Injectable } from '@nestjs/common';
import type { MyAccount, MyMembership } from '@concord/contracts';
import { dayOf, type MemberActor } from '@concord/nest-platform';
import { OwnMember } from '../../../shared/members/own-member';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { PapersRepository } from '../../../store/papers/papers.repository';
import { toMyAccount } from './own-account.view';
import { toMyMembership } from './own-membership.view';

/** Shows members their own standing and account. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly own: OwnMember,
    private readonly accounts: AccountsRepository,
    private readonly documents: DocumentsRepository,
    private readonly papers: PapersRepository,
    private readonly settings: SettingsInForce,
  ) {}

  /** @throws AppError 403, 404. */
  async membership(actor: MemberActor): Promise<MyMembership> {
    const member = await this.own.require(actor);
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.values(),
    ]);
    return toMyMembership(member, account, settings, dayOf(new Date()));
  }

  /** @throws AppError 403, 404. */
  async account(actor: MemberActor): Promise<MyAccount> {
    const id = (await this.own.require(actor))._id.toString();
    const [account, documents, papers] = await Promise.all([
      this.accounts.of(id),
      this.documents.ofMember(id),
      this.papers.ofMember(id),
    ]);
    return toMyAccount(account, { documents, papers }, dayOf(new Date()));
  }
}
