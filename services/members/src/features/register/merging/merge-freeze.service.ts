import { Injectable } from '@nestjs/common';
import { conflict } from '@concord/nest-platform';
import { MembersRepository } from '../../../store/members/members.repository';
import { MergingMembersRepository } from '../../../store/members/merging-members.repository';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { ChargingService } from '../../money/charging/charging.service';

/** Tries while others change the dropped member. */
const TRIES = 20;

/** Freezes the dropped member, after its latest state is on record. */
@Injectable()
export class MergeFreeze {
  constructor(
    private readonly members: MembersRepository,
    private readonly merging: MergingMembersRepository,
    private readonly merges: MergesRepository,
    private readonly charging: ChargingService,
  ) {}

  /** @throws AppError 409 if others change the member again and again. */
  async run({ _id, keep, drop: id }: StoredMerge): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const drop = await this.members.find(id.toString());
      if (!drop || drop.mergingInto) return;
      if (drop.dueFees) await this.charging.raise(id.toString());
      else {
        await this.merges.dropped(_id, drop);
        if (await this.merging.freeze(drop, keep)) return;
      }
    }
    throw conflict('CONFLICT', 'Others are changing this member. Please try again');
  }
}
