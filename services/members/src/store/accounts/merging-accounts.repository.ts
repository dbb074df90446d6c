import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import type { MovedEntries } from './account-entries';
import { ACCOUNT_MODEL, type AccountProjection, type AccountRecord } from './account.schema';

/** Accounts of members that are merged into others. */
@Injectable()
export class MergingAccountsRepository {
  constructor(@InjectModel(ACCOUNT_MODEL) private readonly model: Model<AccountRecord>) {}

  /**
   * Sets the entries of an account aside and names the account that takes its changes, in one conditional write.
   * @returns false if the account has another revision than the one that was read.
   */
  async freeze(account: AccountProjection, mergedInto: Types.ObjectId): Promise<boolean> {
    const { _id, revision, charges, payments, dueDocuments } = account;
    const moved: MovedEntries = { charges, payments, dueDocuments };
    const frozen = {
      mergedInto,
      moved,
      charges: [],
      payments: [],
      dueDocuments: [],
      revision: revision + 1,
    };
    if (revision > 0) {
      const change = { $set: frozen, $unset: { followUpSince: 1 } };
      return (await this.model.updateOne({ _id, revision }, change)).matchedCount === 1;
    }
    return (await unlessDuplicate(() => this.model.insertMany([{ _id, ...frozen }]))) !== undefined;
  }

  /** Entries that {@link freeze} set aside. */
  async movedFrom(member: Types.ObjectId): Promise<MovedEntries | undefined> {
    return (await this.model.findOne({ _id: member }).lean())?.moved;
  }

  /** Removes the entries that {@link freeze} set aside, after the kept accounts have them. */
  async forget(members: readonly Types.ObjectId[]): Promise<void> {
    await this.model.updateMany({ _id: trusted({ $in: [...members] }) }, { $unset: { moved: 1 } });
  }

  /** Gives a frozen account its entries back. A repetition changes nothing. */
  async restore(member: Types.ObjectId, { charges, payments, dueDocuments }: MovedEntries): Promise<void> {
    await this.model.updateOne(
      { _id: member, mergedInto: trusted({ $exists: true }) },
      {
        $set: { charges, payments, dueDocuments, followUpSince: new Date() },
        $unset: { mergedInto: 1, moved: 1 },
        $inc: { revision: 1 },
      },
    );
  }
}
