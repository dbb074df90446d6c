import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import { mailsOfRefusals } from '../../../shared/mails/mail-keys';
import { memberIndexOf } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { DocumentFollowUp, type FollowedAccount } from './document-follow-up';
import { FollowUpService } from './follow-up.service';

/** Follows up the accounts of many members with a few commands for all, in the order of `FollowUpService`. */
@Injectable()
export class FollowUpMany {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly members: MembersRepository,
    private readonly settings: SettingsInForce,
    private readonly documents: DocumentFollowUp,
    private readonly single: FollowUpService,
  ) {}

  /** @param pairs members and accounts as they were read after the change */
  async run(pairs: readonly FollowedAccount[]): Promise<void> {
    const plain = pairs.filter(({ account }) => isPlain(account));
    const isWhole = plain.length === 0 || (await this.runPlain(plain));
    for (const { member, account } of pairs)
      if (!isWhole || !isPlain(account)) await this.single.run(member._id.toString());
  }

  /** @returns false if some members changed meanwhile: each is followed up as it is now */
  private async runPlain(plain: readonly FollowedAccount[]): Promise<boolean> {
    const settings = await this.settings.version();
    await this.documents.issueMany(plain);
    const today = dayOf(new Date());
    const stored = await this.members.reindexMany(
      plain.map(({ member, account }) => ({
        member,
        index: memberIndexOf(member, account, settings, today),
      })),
    );
    if (stored !== plain.length) return false;
    await this.accounts.followedUpMany(plain.map(({ account }) => account));
    return true;
  }
}

/** True for an account that nothing but documents and the member's index is behind. */
const isPlain = (account: AccountProjection): boolean =>
  account.mergedInto === undefined &&
  account.payments.every(({ state }) => state !== 'reversed') &&
  mailsOfRefusals(account).length === 0;
