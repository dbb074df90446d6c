import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import { memberIndexOf } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { DocumentFollowUp } from './document-follow-up';
import { PaymentFollowUp } from './payment-follow-up';

/** Times that an index is computed again because its member changed meanwhile. */
const TRIES = 5;

/**
 * Brings documents, mails, the member's index and lines of banks up to an account that changed. A change ends with it, and
 * the sweeper repeats it after a crash, so each step may run twice.
 */
@Injectable()
export class FollowUpService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly members: MembersRepository,
    private readonly settings: SettingsInForce,
    private readonly documents: DocumentFollowUp,
    private readonly payments: PaymentFollowUp,
  ) {}

  async run(id: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [member, account] = await Promise.all([this.members.find(id), this.accounts.of(id)]);
      if (!member || account.mergedInto) return;
      await this.documents.issue(member, account);
      await this.payments.note(account);
      const index = memberIndexOf(member, account, await this.settings.version(), dayOf(new Date()));
      if (!(await this.members.reindex(member, index))) continue;
      return this.accounts.followedUp(id, account.revision);
    }
  }
}
