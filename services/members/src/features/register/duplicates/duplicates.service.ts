import { Injectable } from '@nestjs/common';
import type { DuplicatePair, DuplicateQuery } from '@concord/contracts';
import { Page } from '@concord/nest-platform';
import { DistinctPairsRepository, pairKey } from '../../../store/distinct-pairs/distinct-pairs.repository';
import { LinkedMembersRepository } from '../../../store/members/linked-members.repository';
import { MemberContactsRepository } from '../../../store/members/member-contacts.repository';
import { toMemberRow } from '../members/member.view';
import { duplicatePairs } from './duplicate-pairs';

/** Finds members who may be the same one. */
@Injectable()
export class DuplicatesService {
  constructor(
    private readonly contacts: MemberContactsRepository,
    private readonly members: LinkedMembersRepository,
    private readonly distinct: DistinctPairsRepository,
  ) {}

  async list({ page, pageSize }: DuplicateQuery): Promise<Page<DuplicatePair>> {
    const [contacts, distinct] = await Promise.all([this.contacts.all(), this.distinct.keys()]);
    const pairs = duplicatePairs(contacts, (one, other) => distinct.has(pairKey(one._id, other._id)));
    const shown = pairs.slice((page - 1) * pageSize, page * pageSize);
    const rows = await this.members.ofIds(shown.flatMap(({ members }) => members.map(({ _id }) => _id)));
    const views = shown.flatMap(({ members: [a, b], reasons }) => {
      const [one, other] = [rows.get(a._id.toString()), rows.get(b._id.toString())];
      if (!one || !other) return [];
      const _id = `${one._id.toString()}-${other._id.toString()}`;
      return [{ _id, members: [toMemberRow(one), toMemberRow(other)], reasons } satisfies DuplicatePair];
    });
    return new Page<DuplicatePair>(views, pairs.length);
  }
}
