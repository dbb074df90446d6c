import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { FollowUpService } from './follow-up.service';

/** Longer than a request takes to follow up its own change. */
const AGE_MS = 15_000;

/** Follows up changes of accounts whose process was killed before it did. */
@Injectable()
export class FollowUpSweeper extends RepeatingTask {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly followUps: FollowUpService,
  ) {
    super(() => this.sweep(), {
      name: 'account-sweeper',
      intervalMs: 5000,
      failureMessage: 'a sweep of accounts failed',
    });
  }

  async sweep(before = new Date(Date.now() - AGE_MS)): Promise<void> {
    for (const member of await this.accounts.waitingSince(before))
      await this.followUps.run(member).catch((error: unknown) => {
        log.warn({ err: error, member }, 'an account is left to the next sweep');
      });
  }
}
