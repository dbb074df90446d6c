import { Injectable } from '@nestjs/common';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { FollowUpService } from '../../money/follow-up/follow-up.service';
import { MergeAccounts } from './merge-accounts.service';
import { MergeMembers } from './merge-members.service';

/** The steps of an undo. Each may run twice. */
@Injectable()
export class UndoSteps {
  constructor(
    private readonly accounts: MergeAccounts,
    private readonly members: MergeMembers,
    private readonly followUps: FollowUpService,
  ) {}

  /** @returns the ids of the charges and payments that the dropped member has again */
  async run(merge: StoredMerge): Promise<readonly string[]> {
    const [keep, drop] = [merge.keep.toString(), merge.drop.toString()];
    // Documents that are due get their number before their entries move.
    await this.followUps.run(keep);
    const entries = await this.accounts.giveBack(merge);
    await this.members.release(merge);
    await this.followUps.run(keep);
    await this.followUps.run(drop);
    return entries;
  }
}
