import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { FACTOR_MODEL, type FactorRecord, type PendingFactor } from './factor.schema';

/** An enabled factor. */
export type EnabledFactor = Pick<Required<FactorRecord>, 'secret' | 'lastStep' | 'recoveryCodes'>;

const idOf = (staff: string) => ({ _id: new Types.ObjectId(staff) });
const IS_ON = { enabledAt: trusted({ $exists: true }) };

/** Second factors by account id. */
@Injectable()
export class FactorsRepository {
  constructor(@InjectModel(FACTOR_MODEL) private readonly model: Model<FactorRecord>) {}

  async find(staff: string): Promise<FactorRecord | undefined> {
    return (await this.model.findOne(idOf(staff)).lean()) ?? undefined;
  }

  /** Ids of accounts among these that have a factor. */
  async enabledAmong(staff: readonly string[]): Promise<Set<string>> {
    const ids = staff.map((id) => new Types.ObjectId(id));
    const found = await this.model.find({ _id: trusted({ $in: ids }), ...IS_ON }, { _id: 1 }).lean();
    return new Set(found.map(({ _id }) => _id.toString()));
  }

  async setPending(staff: string, pending: PendingFactor): Promise<void> {
    const write = () => this.model.updateOne(idOf(staff), { $set: { pending } }, { upsert: true });
    // If two set-ups insert at the same time, the second one now finds the record.
    await write().catch((error: unknown) => {
      if (!duplicateKeyOf(error)) throw error;
      return write();
    });
  }

  /** Enables the pending factor. @returns true if this secret was still pending */
  async enable(staff: string, pendingSecret: string, factor: EnabledFactor): Promise<boolean> {
    const done = await this.model.updateOne(
      { ...idOf(staff), 'pending.secret': pendingSecret },
      { $set: { ...factor, enabledAt: new Date() }, $unset: { pending: 1 } },
    );
    return done.modifiedCount === 1;
  }

  /** Marks the code of a time step as used. @returns true unless it or a later one was used before */
  async useStep(staff: string, step: number): Promise<boolean> {
    const filter = { ...idOf(staff), lastStep: trusted({ $lt: step }) };
    return (await this.model.updateOne(filter, { $set: { lastStep: step } })).modifiedCount === 1;
  }

  /** Removes a recovery code. @returns true if it existed */
  async useRecoveryCode(staff: string, hash: string): Promise<boolean> {
    const filter = { ...idOf(staff), recoveryCodes: hash };
    return (await this.model.updateOne(filter, { $pull: { recoveryCodes: hash } })).modifiedCount === 1;
  }

  async setRecoveryCodes(staff: string, recoveryCodes: string[]): Promise<void> {
    await this.model.updateOne({ ...idOf(staff), ...IS_ON }, { $set: { recoveryCodes } });
  }

  /** @returns true if the account had a factor. */
  async remove(staff: string): Promise<boolean> {
    const isOn = (await this.model.deleteOne({ ...idOf(staff), ...IS_ON })).deletedCount === 1;
    if (!isOn) await this.model.deleteOne(idOf(staff));
    return isOn;
  }

  /** All records with their encrypted secrets; one for each member of staff with a factor. */
  all(): Promise<FactorRecord[]> {
    return this.model.find({}, { secret: 1, pending: 1 }).lean<FactorRecord[]>();
  }

  /** Replaces an encrypted secret, unless it has changed meanwhile. */
  async reseal(staff: string, field: 'secret' | 'pending.secret', from: string, to: string): Promise<void> {
    await this.model.updateOne({ ...idOf(staff), [field]: from }, { $set: { [field]: to } });
  }
}
