import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import { CARD_PAYMENT_MODEL, type CardPaymentRecord } from './card-payment.schema';

/** Writes the members whom card payments name, for merges, their undo and erasures. */
@Injectable()
export class MovedCardPaymentsRepository {
  constructor(@InjectModel(CARD_PAYMENT_MODEL) private readonly model: Model<CardPaymentRecord>) {}

  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    const change = { $set: { member: to }, $push: { merges: merge }, $inc: { revision: 1 } };
    await this.model.updateMany({ member: from }, change);
  }

  /** Gives back what a merge moved; one whose payment stays with the kept member stays too. */
  async giveBack(to: Types.ObjectId, merge: string, entries: readonly string[]): Promise<void> {
    const isReturning = {
      $or: [{ payment: trusted({ $in: [...entries] }) }, { state: trusted({ $ne: 'paid' as const }) }],
    };
    await this.model.updateMany(
      { merges: merge, ...isReturning },
      { $set: { member: to }, $inc: { revision: 1 } },
    );
    await this.model.updateMany({ merges: merge }, { $pull: { merges: merge }, $inc: { revision: 1 } });
  }

  /** Removes the provider's pages and words of staff. Amounts and references stay, as in the books. */
  async erase(member: Types.ObjectId, text: string): Promise<void> {
    await this.model.updateMany(
      { member },
      { $unset: { redirectUrl: 1, requestKey: 1 }, $inc: { revision: 1 } },
    );
    const settled = trusted({ $ne: null });
    await this.model.updateMany(
      { member, settled },
      { $set: { 'settled.reason': text }, $inc: { revision: 1 } },
    );
  }
}
