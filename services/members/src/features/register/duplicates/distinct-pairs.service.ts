import { Injectable } from '@nestjs/common';
import type { DistinctPair, DistinctPairBody } from '@concord/contracts';
import {
  type AuditNote,
  type Page,
  type PageQuery,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import type { DistinctMember, DistinctPairRecord } from '../../../store/distinct-pairs/distinct-pair.schema';
import { DistinctPairsRepository, pairKey } from '../../../store/distinct-pairs/distinct-pairs.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { memberName } from '../../../store/members/member-search';

const labelOf = (members: readonly DistinctMember[]) =>
  members.map(({ name, number }) => `${name} (${number})`).join(' and ');

/** Marks of members who look alike and are not the same one. */
@Injectable()
export class DistinctPairsService {
  constructor(
    private readonly pairs: DistinctPairsRepository,
    private readonly members: LinkedMembersRepository,
  ) {}

  async list(query: PageQuery): Promise<Page<DistinctPair>> {
    return (await this.pairs.list(query)).map(toDistinctPair);
  }

  /** @throws AppError 404 when one of the two is no member. */
  async mark(staff: StaffActor, { one, other }: DistinctPairBody, audit: AuditNote): Promise<DistinctPair> {
    const found = await this.members.ofIds([one, other]);
    const [a, b] = [required(found.get(one), 'This member'), required(found.get(other), 'This member')];
    const members = [a, b].map((member) => ({
      _id: member._id,
      number: member.number,
      name: memberName(member),
    }));
    audit.note({ entity: 'member', id: one, label: labelOf(members) });
    const pair = pairKey(a._id, b._id);
    const mark = await this.pairs.add({ pair, members, at: new Date(), by: staffRefOf(staff) });
    return toDistinctPair(required(mark, 'This mark'));
  }

  /** @throws AppError 404. */
  async takeBack(id: string, audit: AuditNote): Promise<{ _id: string }> {
    const { members } = required(await this.pairs.find(id), 'This mark');
    audit.note({ entity: 'member', id: members[0]?._id.toString() ?? id, label: labelOf(members) });
    required((await this.pairs.remove(id)) || undefined, 'This mark');
    return { _id: id };
  }
}

function toDistinctPair({ _id, members, at, by }: DistinctPairRecord): DistinctPair {
  const [one, other] = members.map((member) => ({ ...member, _id: member._id.toString() }));
  return {
    _id: _id.toString(),
    members: [required(one, 'This member'), required(other, 'This member')],
    at: at.toISOString(),
    by: { _id: by._id.toString(), username: by.username },
  };
}
