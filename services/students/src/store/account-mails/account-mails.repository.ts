import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf, type Origin } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import type { Staff } from '../staff/staff';
import { ACCOUNT_MAIL_MODEL, type AccountMailRecord, type AccountNotice } from './account-mail.schema';

const BATCH_SIZE = 50;
/** Recipient of a notice. */
export type AccountOwner = Pick<Staff, 'email' | 'username'>;

/** Lower bound of a date, because some stores treat null as less than a date. */
const LONG_AGO = new Date(0);

/** Orders for mails to owners of staff accounts; the worker sends them. */
@Injectable()
export class AccountMailsRepository {
  constructor(@InjectModel(ACCOUNT_MAIL_MODEL) private readonly model: Model<AccountMailRecord>) {}

  /** Orders a link to set a new password, whether or not there is an account: response times must not differ. */
  orderReset(email: string, origin: Origin): Promise<void> {
    return this.insert({ kind: 'password-reset', key: `password-reset-${randomUUID()}`, email, ...origin });
  }

  /** Orders a link to set the first password of a new account. */
  orderInvitation(email: string, origin: Origin): Promise<void> {
    return this.insert({ kind: 'invitation', key: `invitation-${randomUUID()}`, email, ...origin });
  }

  /** Orders a notice that somebody tried to sign up with this e-mail, at most once a day. */
  orderSignUpNotice(email: string, origin: Origin, now = new Date()): Promise<void> {
    const owner = createHash('sha256').update(email).digest('hex').slice(0, 32);
    const key = `sign-up-attempt-${now.toISOString().slice(0, 10)}-${owner}`;
    return this.insert({ kind: 'sign-up-attempt', key, email, ...origin });
  }

  /** Orders a notice to the owner about a change to the account. */
  orderNotice(kind: AccountNotice, { email, username }: AccountOwner, origin: Origin): Promise<void> {
    return this.insert({ kind, key: `${kind}-${randomUUID()}`, email, username, ...origin });
  }

  /** Up to 50 due mails, in the order of their due dates. */
  findDue(now: Date): Promise<AccountMailRecord[]> {
    return this.model
      .find({ dueAt: trusted({ $gt: LONG_AGO, $lte: now }) })
      .sort({ dueAt: 1 })
      .limit(BATCH_SIZE)
      .lean<AccountMailRecord[]>();
  }

  /** Claims a due mail, to send it. @returns true unless another worker has claimed it */
  async claim({ _id, dueAt }: AccountMailRecord): Promise<boolean> {
    const done = await this.model.updateOne({ _id, dueAt }, { $set: { dueAt: null }, $inc: { tries: 1 } });
    return done.matchedCount === 1;
  }

  /** Postpones a mail that the server refused temporarily. */
  async reschedule(id: Types.ObjectId, dueAt: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { dueAt } });
  }

  private async insert(mail: Omit<AccountMailRecord, '_id' | 'createdAt' | 'dueAt' | 'tries'>) {
    const { key, kind, email, username, address, requestId } = mail;
    const now = new Date();
    const whose = { email, ...(username && { username }) };
    const record = { key, kind, ...whose, address, requestId, createdAt: now, dueAt: now, tries: 0 };
    try {
      await this.model.insertMany([{ _id: new Types.ObjectId(), ...record }]);
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
    }
  }
}
