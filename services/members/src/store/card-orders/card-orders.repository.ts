import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CardOrderListQuery } from '@concord/contracts';
import { findPage, type Page, type StaffRef, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { giveBackOpenOnce, moveOpenOnce } from '../merged-records.repository';
import { CARD_ORDER_MODEL, type CardOrderRecord } from './card-order.schema';

const BATCH = 100;

/** Maximum orders in a member's export. */
const MEMBER_ORDERS = 100;

/** Fields of a new order. */
export type NewCardOrder = Pick<
  CardOrderRecord,
  'member' | 'charge' | 'amount' | 'address' | 'orderedAt' | 'requestKey'
>;

/** Orders of plastic cards. A member has one open order at most. */
@Injectable()
export class CardOrdersRepository {
  constructor(@InjectModel(CARD_ORDER_MODEL) private readonly model: Model<CardOrderRecord>) {}

  /** @returns undefined if the member has an open one, or another one for the same request. */
  async insert(order: NewCardOrder): Promise<CardOrderRecord | undefined> {
    const record: CardOrderRecord = {
      ...order,
      _id: new Types.ObjectId(),
      openMember: order.member,
      status: 'open',
      dueSince: order.orderedAt,
    };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) && record;
  }

  async find(id: string): Promise<CardOrderRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  async ofRequest(requestKey: string): Promise<CardOrderRecord | undefined> {
    return (await this.model.findOne({ requestKey }).lean()) ?? undefined;
  }

  async latestOf(member: Types.ObjectId): Promise<CardOrderRecord | undefined> {
    return (await this.model.findOne({ member }).sort({ _id: -1 }).lean()) ?? undefined;
  }

  /** Orders of a member, latest first, at most 100. */
  ofMember(member: Types.ObjectId): Promise<CardOrderRecord[]> {
    return this.model.find({ member }).sort({ _id: -1 }).limit(MEMBER_ORDERS).lean();
  }

  async openOf(member: Types.ObjectId): Promise<CardOrderRecord | undefined> {
    return (await this.model.findOne({ openMember: member }).lean()) ?? undefined;
  }

  /** Latest first. */
  list({ status, page, pageSize }: CardOrderListQuery): Promise<Page<CardOrderRecord>> {
    return findPage(this.model, { page, pageSize }, { sort: { _id: -1 }, filter: status ? { status } : {} });
  }

  /** Notes that the account has the charge. */
  async charged(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $unset: { dueSince: 1 } });
  }

  /** Orders whose charge has been due since before `moment`, at most 100. */
  async dueBefore(moment: Date): Promise<string[]> {
    const found = await this.model
      .find({ dueSince: trusted({ $lt: moment }) }, { _id: 1 })
      .limit(BATCH)
      .lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** @returns false if it is not open any more. */
  async send(id: string, sentBy: StaffRef, sentAt: Date): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id: id, status: 'open' },
      { $set: { status: 'sent', sentAt, sentBy }, $unset: { openMember: 1 } },
    );
    return done.matchedCount === 1;
  }

  /** Ends an open order whose charge is void. */
  async cancel({ _id }: Pick<CardOrderRecord, '_id'>): Promise<void> {
    await this.model.updateOne(
      { _id, status: 'open' },
      { $set: { status: 'cancelled' }, $unset: { openMember: 1 } },
    );
  }

  /** Replaces the addresses of a member's orders. */
  async erase(member: Types.ObjectId, text: string): Promise<void> {
    await this.model.updateMany({ member }, { $set: { address: text }, $unset: { requestKey: 1 } });
  }

  /** Moves the orders of a member who is merged into another one, who may have an open one too. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    await moveOpenOnce(this.model, from, to, merge);
  }

  async giveBack(to: Types.ObjectId, merge: string): Promise<void> {
    await giveBackOpenOnce(this.model, to, merge);
  }
}
