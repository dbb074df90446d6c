import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { LEDGER_CHECK_MODEL, type LedgerCheckRecord } from './ledger-check.schema';

/** Outcomes of the nightly check of the ledger, one a day. */
@Injectable()
export class LedgerChecksRepository {
  constructor(@InjectModel(LEDGER_CHECK_MODEL) private readonly model: Model<LedgerCheckRecord>) {}

  async last(): Promise<LedgerCheckRecord | undefined> {
    return (await this.model.findOne().sort({ _id: -1 }).lean<LedgerCheckRecord>()) ?? undefined;
  }

  /** Stores the outcome of a day, in place of an earlier one. */
  async store({ _id, ...outcome }: LedgerCheckRecord): Promise<void> {
    // Two workers may store the first outcome of a day at once.
    await retryOnce(() => this.model.replaceOne({ _id }, outcome, { upsert: true }).exec());
  }
}
