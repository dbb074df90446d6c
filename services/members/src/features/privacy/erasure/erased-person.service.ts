import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import type { MemberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import type { StoredMerge } from '../../../store/merges/merge.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';

/** A person, with the records that were merged into the member. */
export interface ErasedPerson {
  readonly ids: readonly ObjectId[];
  readonly numbers: readonly string[];
  readonly names: readonly MemberName[];
  /** Merges of and into these records. Their copies know names that the member has no longer. */
  readonly merges: readonly StoredMerge[];
}

/** Finds whatever stands for a member. */
@Injectable()
export class ErasedPersons {
  constructor(private readonly merges: MergesRepository) {}

  async of(member: MemberProjection): Promise<ErasedPerson> {
    const { merged = [] } = member;
    const ids = [member._id, ...merged.map(({ _id }) => _id)];
    const merges = await this.merges.ofAny(ids);
    const copies = merges.map(({ dropped }) => dropped).filter(({ _id }) => ids.some((id) => id.equals(_id)));
    return {
      ids,
      numbers: [member.number, ...merged.map(({ number }) => number)],
      names: [member, ...copies],
      merges,
    };
  }

  /** True while this member takes part in a merge or its undo. */
  isMerging({ _id }: MemberProjection): Promise<boolean> {
    return this.merges.isRunning(_id);
  }
}
