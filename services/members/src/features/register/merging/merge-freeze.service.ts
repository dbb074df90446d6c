import { Injectable } from '@nestjs/common';
import { isErased, requireUnerased } from '../../../shared/erasure/require-unerased';
import { untilStored } from '../../../shared/retries/until-stored';
import { MembersRepository } from '../../../store/members/members.repository';
import { MergingMembersRepository } from '../../../store/members/merging-members.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { ChargingService } from '../../money/charging/charging.service';

/** Freezes the dropped member, after its latest state is on record. */
@Injectable()
export class MergeFreeze {
  constructor(
    private readonly members: MembersRepository,
    private readonly merging: MergingMembersRepository,
    private readonly merges: MergesRepository,
    private readonly charging: ChargingService,
  ) {}

  /**
   * @throws AppError 409 if others change the member again and again; also if one of the two is being erased, and then
   *   the merge is over
   */
  async run({ _id, keep, drop: id }: StoredMerge): Promise<void> {
    await untilStored('member', async () => {
      const [kept, drop] = await Promise.all([
        this.members.find(keep.toString()),
        this.members.find(id.toString()),
      ]);
      if (!drop || drop.mergingInto) return true;
      for (const member of kept ? [kept, drop] : [drop]) {
        // Only before the freeze, so nothing has changed yet.
        if (isErased(member)) await this.merges.abandon(_id);
        requireUnerased(member);
      }
      if (drop.dueFees) {
        await this.charging.raise(id.toString());
        return false;
      }
      await this.merges.dropped(_id, drop);
      return this.merging.freeze(drop, keep);
    });
  }
}
