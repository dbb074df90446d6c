import { Injectable } from '@nestjs/common';
import { MergingMembersRepository } from '../../../store/members/merging-members.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { MergeAccounts } from './merge-accounts.service';
import { MergeFreeze } from './merge-freeze.service';
import { MergeMembers } from './merge-members.service';

/** The steps of a merge up to the removal of the dropped record. Each may run twice, so that a sweeper can finish it. */
@Injectable()
export class MergeSteps {
  constructor(
    private readonly merges: MergesRepository,
    private readonly freeze: MergeFreeze,
    private readonly accounts: MergeAccounts,
    private readonly members: MergeMembers,
    private readonly merging: MergingMembersRepository,
  ) {}

  async run(begun: StoredMerge): Promise<void> {
    await this.freeze.run(begun);
    // The copy of the dropped member is the one of the freeze.
    const merge = (await this.merges.find(begun._id.toString())) ?? begun;
    await this.accounts.move(merge);
    await this.members.absorb(merge);
    await this.merging.remove(merge.drop);
  }
}
