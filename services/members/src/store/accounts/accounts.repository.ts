import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { ACCOUNT_MODEL, type AccountProjection, type AccountRecord } from './account.schema';

const FIELDS = { revision: 1, charges: 1, payments: 1 } as const;
const BATCH = 100;

/** Accounts of members. A change replaces the entries of the revision that was read, or nothing. */
@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly model: Model<AccountRecord>) {}

  /** The account of a member; one without entries has revision 0 and is not stored. */
  async of(member: string): Promise<AccountProjection> {
    const found = await this.model.findOne({ _id: member }, FIELDS).lean<AccountProjection>();
    return found ?? { _id: new Types.ObjectId(member), revision: 0, charges: [], payments: [] };
  }

  /** Accounts of several members, by id; those without entries are left out. */
  async ofMany(members: readonly string[]): Promise<Map<string, AccountProjection>> {
    const ids = members.map((id) => new Types.ObjectId(id));
    const found = await this.model.find({ _id: trusted({ $in: ids }) }, FIELDS).lean<AccountProjection[]>();
    return new Map(found.map((account) => [account._id.toString(), account]));
  }

  /** The account with a payment. */
  async withPayment(payment: string): Promise<AccountProjection | undefined> {
    const found = await this.model.findOne({ 'payments._id': payment }, FIELDS).lean<AccountProjection>();
    return found ?? undefined;
  }

  /** @returns false if the account has another revision than the one that was read. */
  async replace(
    { _id, revision }: AccountProjection,
    { charges, payments }: Pick<AccountRecord, 'charges' | 'payments'>,
  ): Promise<boolean> {
    const next = { revision: revision + 1, charges, payments, staleSince: new Date() };
    if (revision === 0)
      return (await unlessDuplicate(() => this.model.insertMany([{ _id, ...next }]))) !== undefined;
    return (await this.model.updateOne({ _id, revision }, { $set: next })).matchedCount === 1;
  }

  /** Notes that the member's index is as new as this revision. */
  async indexed(member: string, revision: number): Promise<void> {
    await this.model.updateOne({ _id: member, revision }, { $unset: { staleSince: 1 } });
  }

  /** Members whose index has been older than their account since before `moment`. */
  async stale(moment: Date): Promise<string[]> {
    const found = await this.model
      .find({ staleSince: trusted({ $lt: moment }) }, { _id: 1 })
      .limit(BATCH)
      .lean();
    return found.map(({ _id }) => _id.toString());
  }
}
