import { Injectable } from '@nestjs/common';
import { erasedMember } from '../../../shared/erasure/erased-member';
import { DistinctPairsRepository } from '../../../store/distinct-pairs/distinct-pairs.repository';
import { ImportsRepository } from '../../../store/imports/imports.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { MergesRepository } from '../../../store/merges/merges.repository';
import { MergingLinesRepository } from '../../../store/statement-lines/merging-lines.repository';

/** Erases copies of a member's data: in merges, imported rows, marks of pairs and suggestions. May run twice. */
@Injectable()
export class EraseCopies {
  constructor(
    private readonly merges: MergesRepository,
    private readonly imports: ImportsRepository,
    private readonly pairs: DistinctPairsRepository,
    private readonly lines: MergingLinesRepository,
  ) {}

  async run({ _id, number, merged = [] }: MemberProjection, at: Date): Promise<void> {
    await this.merges.erase({ _id, number }, (dropped) => erasedMember(dropped, at));
    for (const each of [number, ...merged.map((former) => former.number)]) await this.imports.erase(each);
    for (const id of [_id, ...merged.map((former) => former._id)]) await this.pairs.erase(id);
    await this.lines.forget(_id);
  }
}
