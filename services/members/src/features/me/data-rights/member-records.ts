import { Injectable } from '@nestjs/common';
import type { MemberProjection } from '../../../store/members/member.schema';
import { CardRecords } from './card-records';
import { MembershipRecords } from './membership-records';
import { MoneyRecords } from './money-records';

/** Reads all records about a member. A collection with data about members is read by one of the three. */
@Injectable()
export class MemberRecords {
  constructor(
    private readonly money: MoneyRecords,
    private readonly memberships: MembershipRecords,
    private readonly cards: CardRecords,
  ) {}

  async of(member: MemberProjection) {
    const [money, membership, cards] = await Promise.all([
      this.money.of(member._id),
      this.memberships.of(member),
      this.cards.of(member._id),
    ]);
    return { ...money, ...membership, ...cards };
  }
}
