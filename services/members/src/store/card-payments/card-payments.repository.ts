import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CardPaymentListQuery } from '@concord/contracts';
import { findPage, type Page, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { CARD_PAYMENT_MODEL, type CardPaymentRecord } from './card-payment.schema';

const BATCH = 100;
/** Maximum payments by card in a member's export. */
const MEMBER_PAYMENTS = 1000;

/** A payment that is posted is not asked about again. */
const UNPAID = { state: trusted({ $ne: 'paid' as const }) };

/** Payments by card. A change replaces the revision that was read, or nothing. */
@Injectable()
export class CardPaymentsRepository {
  constructor(@InjectModel(CARD_PAYMENT_MODEL) private readonly model: Model<CardPaymentRecord>) {}

  /** @returns false if its request or its reference is stored already. */
  async insert(record: CardPaymentRecord): Promise<boolean> {
    return (await unlessDuplicate(() => this.model.insertMany([record]))) !== undefined;
  }

  async find(id: string | Types.ObjectId): Promise<CardPaymentRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean<CardPaymentRecord>()) ?? undefined;
  }

  async withReference(provider: string, reference: string): Promise<CardPaymentRecord | undefined> {
    return (await this.model.findOne({ reference, provider }).lean<CardPaymentRecord>()) ?? undefined;
  }

  async withRequest(requestKey: string): Promise<CardPaymentRecord | undefined> {
    return (await this.model.findOne({ requestKey }).lean<CardPaymentRecord>()) ?? undefined;
  }

  /** A payment of this member; undefined for one of somebody else. */
  async ofMember(member: string, reference: string): Promise<CardPaymentRecord | undefined> {
    const filter = { reference, member: new Types.ObjectId(member) };
    return (await this.model.findOne(filter).lean<CardPaymentRecord>()) ?? undefined;
  }

  /** Payments that a member began, oldest first, at most 1,000. */
  allOf(member: Types.ObjectId): Promise<CardPaymentRecord[]> {
    return this.model
      .find({ member })
      .sort({ createdAt: 1 })
      .limit(MEMBER_PAYMENTS)
      .lean<CardPaymentRecord[]>();
  }

  /** Number of payments that a member began since then. */
  countSince(member: string, moment: Date): Promise<number> {
    const createdAt = trusted({ $gte: moment });
    return this.model.countDocuments({ member: new Types.ObjectId(member), createdAt });
  }

  /** Latest first. A search finds a whole reference. */
  list({ state, waiting, search, ...page }: CardPaymentListQuery): Promise<Page<CardPaymentRecord>> {
    const reference = search?.trim().toUpperCase();
    const filter = {
      ...(reference && { reference }),
      ...(state && { state }),
      ...(waiting !== undefined && { isWaiting: waiting }),
    };
    return findPage(this.model, page, { sort: { _id: -1 }, filter });
  }

  /** Ids of payments to ask the provider about by now, at most 100. */
  async due(moment: Date): Promise<string[]> {
    const found = await this.model
      .find({ checkAt: trusted({ $lte: moment }) }, { _id: 1 })
      .sort({ checkAt: 1 })
      .limit(BATCH)
      .lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** Notes that the provider must be asked now. Many may do so at once. @returns false for a posted one. */
  async askNow(_id: Types.ObjectId): Promise<boolean> {
    const change = { $set: { checkAt: new Date() }, $inc: { revision: 1 } };
    return (await this.model.updateOne({ _id, ...UNPAID }, change)).matchedCount === 1;
  }

  /** Keeps the provider's page. */
  async begun(_id: Types.ObjectId, redirectUrl: string): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { redirectUrl }, $inc: { revision: 1 } });
  }

  /** @returns false if it has another revision than the one that was read. */
  async replace({ _id, revision }: CardPaymentRecord, next: CardPaymentRecord): Promise<boolean> {
    const replaced = await this.model.replaceOne({ _id, revision }, { ...next, revision: revision + 1 });
    return replaced.matchedCount === 1;
  }
}
