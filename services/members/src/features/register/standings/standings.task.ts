import { Injectable } from '@nestjs/common';
import { dayOf, RepeatingTask } from '@concord/nest-platform';
import { memberIndexOf } from '../../../shared/members/member-index';
import { SettingsInForce } from '../../../shared/settings/settings-in-force';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { MembersRepository } from '../../../store/members/members.repository';

const BATCH = 500;

/**
 * Computes the standings of a new day, because a standing ends by time alone, and those of new settings. Several
 * workers may do it at once.
 */
@Injectable()
export class StandingsTask extends RepeatingTask {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
  ) {
    super((signal) => this.compute(dayOf(new Date()), signal), {
      name: 'standings',
      intervalMs: 300_000,
      firstDelayMs: 5000,
      failureMessage: 'the standings of the day could not be computed',
    });
  }

  /** @returns the number of standings that were computed. */
  async compute(day: string, signal?: AbortSignal): Promise<number> {
    const settings = await this.settings.version();
    let total = 0;
    while (!signal?.aborted) {
      const members = await this.members.outdated(day, settings.version, BATCH);
      if (members.length === 0) break;
      const accounts = await this.accounts.ofMany(members.map(({ _id }) => _id));
      const computed = members.flatMap((member, at) => {
        const account = accounts[at];
        return account ? [{ member, index: memberIndexOf(member, account, settings, day) }] : [];
      });
      const stored = await this.members.reindexMany(computed);
      total += stored;
      // All changed at this moment: their own change computes them, or the next round does.
      if (stored === 0) break;
    }
    return total;
  }
}
