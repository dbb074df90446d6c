import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { CandidateSignOutsRepository } from '../../../store/candidate-sign-outs/candidate-sign-outs.repository';
import { Revocations } from './revocations.service';

const INTERVAL_MS = 30_000;
/** Longest time that processes of the previous release run beside this one during a rollout. */
const ROLL_MS = 20 * 60_000;

/** Takes over sign-outs of candidates that a process of the previous release stores, which knows no revocations. */
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
    // Taking over within a round must not wait for the end of that round.
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
