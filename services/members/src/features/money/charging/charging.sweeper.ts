import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { MembersRepository } from '../../../store/members/members.repository';
import { ChargingService } from './charging.service';

/** Longer than a request takes to charge the fees of its own change. */
const AGE_MS = 15_000;

/** Charges the fees of inductions and upgrades whose process was killed before it did. */
@Injectable()
export class ChargingSweeper extends RepeatingTask {
  constructor(
    private readonly members: MembersRepository,
    private readonly charging: ChargingService,
  ) {
    super(() => this.sweep(), {
      name: 'charging-sweeper',
      intervalMs: 5000,
      failureMessage: 'a sweep of due fees failed',
    });
  }

  async sweep(before = new Date(Date.now() - AGE_MS)): Promise<void> {
    for (const member of await this.members.feesDueSince(before))
      await this.charging.raise(member).catch((error: unknown) => {
        log.warn({ err: error, member }, 'due fees are left to the next sweep');
      });
  }
}
