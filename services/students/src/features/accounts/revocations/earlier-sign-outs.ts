import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { CandidateSignOutsRepository } from '../../../store/candidate-sign-outs/candidate-sign-outs.repository';
import { Revocations } from './revocations.service';

const INTERVAL_MS = 30_000;
/** Maximum time that processes of the previous release run next to this one during a rollout. */
const ROLL_MS = 20 * 60_000;

/** Copies sign-outs of candidates from processes of the previous release, which does not write revocations. */
@Injectable()
export class EarlierSignOuts extends RepeatingTask {
  private readonly until = Date.now() + ROLL_MS;
  private count = 0;

  constructor(
    private readonly candidates: CandidateSignOutsRepository,
    private readonly revocations: Revocations,
  ) {
    super(() => this.takeOver(), {
      name: 'earlier-sign-outs',
      intervalMs: INTERVAL_MS,
      failureMessage: 'sign-outs of the previous release could not be taken over',
    });
  }

  async takeOver(): Promise<void> {
    // Not awaited: stopping waits for the end of the current round.
    if (Date.now() > this.until) void this.stop();
    const count = await this.candidates.count();
    if (count === this.count) return;
    const found = await this.candidates.live();
    const missed = found.filter(({ _id }) => !this.revocations.hasEnded({ sid: _id }));
    await this.revocations.write(
      missed.map(({ _id, endsAt }) => ({ kind: 'session', id: _id, endsAt: endsAt.getTime() })),
    );
    this.count = count;
  }
}
