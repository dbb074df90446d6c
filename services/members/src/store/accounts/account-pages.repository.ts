import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import type { PaymentEntry } from './account-entries';
import { ACCOUNT_MODEL, type AccountProjection, type AccountRecord } from './account.schema';

/** Reads accounts in pages, with what is still to be followed up. */
@Injectable()
export class AccountPagesRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly model: Model<AccountRecord>) {}

  /** Accounts of these members by their id; absent for members without entries. */
  async ofMany(members: readonly Types.ObjectId[]): Promise<Map<string, AccountRecord>> {
    const found = await this.model.find({ _id: trusted({ $in: [...members] }) }).lean<AccountRecord[]>();
    return new Map(found.map((account) => [account._id.toString(), account]));
  }

  /** Payments of these members by their id, for those who have a confirmed one of one of these amounts. */
  async paymentsOf(
    members: readonly Types.ObjectId[],
    amounts: readonly number[],
  ): Promise<Map<string, PaymentEntry[]>> {
    const $elemMatch = { state: 'confirmed', amount: { $in: [...amounts] } };
    const found = await this.model
      .find({ _id: trusted({ $in: [...members] }), payments: trusted({ $elemMatch }) }, { payments: 1 })
      .lean<Pick<AccountRecord, '_id' | 'payments'>[]>();
    return new Map(found.map(({ _id, payments }) => [_id.toString(), payments]));
  }

  /** Accounts with a transfer that waits for staff, at most `limit`. */
  withClaims(limit: number): Promise<AccountProjection[]> {
    return this.model
      .find({ 'payments.state': 'claimed' }, { moved: 0, followUpSince: 0 })
      .limit(limit)
      .lean<AccountProjection[]>();
  }

  /** Ids among these that are payments of some account. */
  async knownPayments(ids: readonly string[]): Promise<string[]> {
    const wanted = new Set(ids);
    const found = await this.model
      .find({ 'payments._id': trusted({ $in: [...ids] }) }, { 'payments._id': 1 })
      .lean<Pick<AccountRecord, 'payments'>[]>();
    return found.flatMap(({ payments }) => payments.map(({ _id }) => _id)).filter((id) => wanted.has(id));
  }

  /** Removes the accounts of members who were taken back, as far as they have the revision that was read. */
  async removeMany(accounts: readonly Pick<AccountRecord, '_id' | 'revision'>[]): Promise<void> {
    const deletes = accounts.map(({ _id, revision }) => ({ deleteOne: { filter: { _id, revision } } }));
    if (deletes.length > 0) await this.model.bulkWrite(deletes, { ordered: false });
  }

  /** Members with an account after one in the order of ids, at most `limit`; without merged ones. */
  async idsAfter(id: Types.ObjectId | undefined, limit: number): Promise<Types.ObjectId[]> {
    const found = await this.model
      .find({ ...(id && { _id: trusted({ $gt: id }) }), mergedInto: null }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    return found.map(({ _id }) => _id);
  }
}
