import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import type { DueDocument } from './account-entries';
import { ACCOUNT_MODEL, type AccountProjection, type AccountRecord } from './account.schema';

const FIELDS = { followUpSince: 0, moved: 0 } as const;
const BATCH = 100;

/** Entries that a change replaces, and the documents that it makes due. */
export interface AccountChange extends Pick<AccountRecord, 'charges' | 'payments'> {
  due?: readonly DueDocument[];
}

/** A change of an account as it was read. */
export interface ChangedAccount {
  read: AccountProjection;
  change: AccountChange;
}

/** Accounts of members. A change replaces the entries of the revision that was read, or nothing. */
@Injectable()
export class AccountsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly model: Model<AccountRecord>) {}

  /** The account of a member; one without entries has revision 0 and is not stored. */
  async of(member: string): Promise<AccountProjection> {
    const found = await this.model.findOne({ _id: member }, FIELDS).lean<AccountProjection>();
    return found ?? emptyAccount(new Types.ObjectId(member));
  }

  /** Accounts of several members, in their order; empty ones for members without entries. */
  async ofMany(members: readonly Types.ObjectId[]): Promise<AccountProjection[]> {
    if (members.length === 0) return [];
    const found = await this.model
      .find({ _id: trusted({ $in: [...members] }) }, FIELDS)
      .lean<AccountProjection[]>();
    const byId = new Map(found.map((account) => [account._id.toString(), account]));
    return members.map((id) => byId.get(id.toString()) ?? emptyAccount(id));
  }

  /** The account with a payment. */
  async withPayment(payment: string): Promise<AccountProjection | undefined> {
    return (
      (await this.model.findOne({ 'payments._id': payment }, FIELDS).lean<AccountProjection>()) ?? undefined
    );
  }

  /** The account with the payment of a request. */
  async withRequest(requestKey: string): Promise<AccountProjection | undefined> {
    const filter = { 'payments.requestKey': requestKey };
    return (await this.model.findOne(filter, FIELDS).lean<AccountProjection>()) ?? undefined;
  }

  /** @returns false if the account has another revision than the one that was read, or its request key is taken. */
  async replace(
    { _id, revision }: AccountProjection,
    { charges, payments, due = [] }: AccountChange,
  ): Promise<boolean> {
    const next = { revision: revision + 1, charges, payments, followUpSince: new Date() };
    const isDone = await unlessDuplicate(async () => {
      if (revision > 0) {
        const change = { $set: next, $push: { dueDocuments: { $each: [...due] } } };
        return (await this.model.updateOne({ _id, revision }, change)).matchedCount === 1;
      }
      await this.model.insertMany([{ _id, ...next, dueDocuments: [...due] }]);
      return true;
    });
    return isDone ?? false;
  }

  /**
   * Replaces several accounts as {@link replace} does, those that have the revision that was read. The caller reads
   * them again to see which were stored.
   */
  async replaceMany(changes: readonly ChangedAccount[]): Promise<void> {
    if (changes.length === 0) return;
    const followUpSince = new Date();
    const writes = changes.map(({ read, change }) => {
      const { _id, revision } = read;
      const { charges, payments, due = [] } = change;
      const next = { revision: revision + 1, followUpSince };
      const dueDocuments = [...due];
      if (revision === 0)
        return { insertOne: { document: { _id, ...next, charges, payments, dueDocuments } } };
      const { set, added } = changedEntries(read, change);
      const $push = { charges: { $each: added }, dueDocuments: { $each: dueDocuments } };
      return { updateOne: { filter: { _id, revision }, update: { $set: { ...next, ...set }, $push } } };
    });
    // An account that somebody else stored first is a duplicate.
    await unlessDuplicate(() => this.model.bulkWrite(writes, { ordered: false }));
  }

  /** Notes that all due documents of these revisions have their numbers, and that nothing is behind them. */
  async followedUpMany(accounts: readonly Pick<AccountProjection, '_id' | 'revision'>[]): Promise<void> {
    const update = { $set: { dueDocuments: [] }, $unset: { followUpSince: 1 as const } };
    const revisions = [...new Set(accounts.map(({ revision }) => revision))];
    const idsOf = (wanted: number) =>
      accounts.filter(({ revision }) => revision === wanted).map(({ _id }) => _id);
    // A store commits each of these by itself, so accounts of one revision are changed at once.
    const writes = revisions.map((revision) => ({
      updateMany: { filter: { _id: { $in: idsOf(revision) }, revision }, update },
    }));
    if (writes.length > 0) await this.model.bulkWrite(writes, { ordered: false });
  }

  /** Removes a due document that has its number now. */
  async documented(member: string, { kind, of }: DueDocument): Promise<void> {
    await this.model.updateOne({ _id: member }, { $pull: { dueDocuments: { kind, of } } });
  }

  /** Notes that nothing is behind this revision. */
  async followedUp(member: string, revision: number): Promise<void> {
    await this.model.updateOne(
      { _id: member, revision, 'dueDocuments.0': trusted({ $exists: false }) },
      { $unset: { followUpSince: 1 } },
    );
  }

  /** Members whose account has waited for its follow-up since before `moment`, at most 100. */
  async waitingSince(moment: Date): Promise<string[]> {
    const found = await this.model
      .find({ followUpSince: trusted({ $lt: moment }) }, { _id: 1 })
      .limit(BATCH)
      .lean();
    return found.map(({ _id }) => _id.toString());
  }
}

/** Entries to write: charges that only grew are not written again, nor payments that stay as they were. */
function changedEntries(read: AccountProjection, { charges, payments }: AccountChange) {
  const isGrown = read.charges.every((charge, at) => charge === charges[at]);
  return {
    added: isGrown ? charges.slice(read.charges.length) : [],
    set: { ...(!isGrown && { charges }), ...(payments !== read.payments && { payments }) },
  };
}

/** The account of a member without entries. */
export const emptyAccount = (_id: Types.ObjectId): AccountProjection => ({
  _id,
  revision: 0,
  charges: [],
  payments: [],
  dueDocuments: [],
});
