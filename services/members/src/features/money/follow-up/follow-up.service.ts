import { Injectable } from '@nestjs/common';
import { dayOf } from '@concord/nest-platform';
import { memberIndexOf } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MembersRepository } from '../../../store/members/members.repository';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';
import { DocumentNumbers } from './document-numbers.service';

/** Times that an index is computed again because its member changed meanwhile. */
const TRIES = 5;

/**
 * Brings documents, the member's index and lines of banks up to an account that changed. A change of an account ends with it, and
 * the sweeper repeats it after a crash, so each step may run twice.
 */
@Injectable()
export class FollowUpService {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly members: MembersRepository,
    private readonly settings: SettingsInForce,
    private readonly numbers: DocumentNumbers,
    private readonly lines: StatementLinesRepository,
  ) {}

  async run(id: string): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const [member, account] = await Promise.all([this.members.find(id), this.accounts.of(id)]);
      if (!member || account.mergedInto) return;
      for (const due of account.dueDocuments) {
        await this.numbers.issue(member, due);
        await this.accounts.documented(id, due);
      }
      const reversed = account.payments.filter(({ state }) => state === 'reversed');
      if (reversed.length > 0) await this.lines.reversed(reversed.map(({ _id }) => _id));
      const index = memberIndexOf(member, account, await this.settings.version(), dayOf(new Date()));
      if (!(await this.members.reindex(member, index))) continue;
      return this.accounts.followedUp(id, account.revision);
    }
  }
}
