import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ACCESS_LIMITS } from '@concord/contracts';
import { type Model, trusted } from 'mongoose';
import { hashOfCode } from '../access-codes/code-hash';
import { EMAIL_CHANGE_MODEL, type EmailChangeRecord } from './email-change.schema';

const MINUTE_MS = 60_000;
const CODE_MS = ACCESS_LIMITS.codeMinutes * MINUTE_MS;
/** Maximum time to send a code; a later one would surprise its owner. */
const SENDING_MS = 15 * MINUTE_MS;
/** Maximum time to send a notice. */
const NOTICE_MS = 24 * 60 * MINUTE_MS;
/** Wait before a notice goes, in which a change that is refused takes it back, and one of unclear outcome ends. */
const NOTICE_DELAY_MS = MINUTE_MS;
const BATCH = 20;
/** Lower bound of a date, because some stores treat null as less than a date. */
const LONG_AGO = new Date(0);

type Addressee = Pick<EmailChangeRecord, 'member' | 'email' | 'name'>;

/** Codes to new addresses of members, and notices to earlier ones. */
@Injectable()
export class EmailChangesRepository {
  constructor(@InjectModel(EMAIL_CHANGE_MODEL) private readonly model: Model<EmailChangeRecord>) {}

  /** Orders a code; earlier ones of the member are void. */
  async orderCode(to: Addressee, now = new Date()): Promise<void> {
    await this.model.deleteMany({ member: to.member, kind: 'code' });
    await this.insert({ ...to, kind: 'code', createdAt: now, dueAt: now, endsAt: after(now, SENDING_MS) });
  }

  /** Orders a notice. @returns its id */
  orderNotice(to: Addressee, now = new Date()): Promise<string> {
    const times = { dueAt: after(now, NOTICE_DELAY_MS), endsAt: after(now, NOTICE_MS) };
    return this.insert({ ...to, kind: 'notice', createdAt: now, ...times });
  }

  /** Lets a notice go at once, because the register has changed. */
  async sendNow(id: string): Promise<void> {
    await this.model.updateOne({ _id: id, sends: 0 }, { $set: { dueAt: new Date(), isCertain: true } });
  }

  async remove(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }

  /** Makes a code valid, from now on. */
  async setCode(id: string, code: string, now = new Date()): Promise<void> {
    const change = { hash: hashOfCode(id, code), endsAt: after(now, CODE_MS) };
    await this.model.updateOne({ _id: id }, { $set: change });
  }

  /** Counts a try before the code is compared, so that parallel guesses cannot all pass. @returns a valid code */
  async countTry(member: string, now = new Date()): Promise<EmailChangeRecord | undefined> {
    const filter = {
      member,
      kind: 'code' as const,
      endsAt: trusted({ $gt: now }),
      tries: trusted({ $lt: ACCESS_LIMITS.codeTries }),
    };
    const counted = await this.model.findOneAndUpdate(filter, { $inc: { tries: 1 } }).lean();
    return counted?.hash ? counted : undefined;
  }

  /** Mails to send, at most 20. */
  findDue(now = new Date()): Promise<EmailChangeRecord[]> {
    return this.model
      .find({ dueAt: trusted({ $gt: LONG_AGO, $lte: now }) })
      .sort({ dueAt: 1 })
      .limit(BATCH)
      .lean<EmailChangeRecord[]>();
  }

  /** Claims a mail. @returns true unless another worker has claimed it */
  async claim({ _id, dueAt }: EmailChangeRecord): Promise<boolean> {
    const done = await this.model.updateOne({ _id, dueAt }, { $set: { dueAt: null }, $inc: { sends: 1 } });
    return done.matchedCount === 1;
  }

  /** Postpones a mail that the server refused temporarily. */
  async reschedule(id: string, dueAt: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { dueAt } });
  }

  /** Removes what is kept of a member. */
  async forget(member: string): Promise<void> {
    await this.model.deleteMany({ member });
  }

  private async insert(more: Omit<EmailChangeRecord, '_id' | 'tries' | 'sends'>): Promise<string> {
    const _id = randomBytes(16).toString('hex');
    await this.model.insertMany([{ ...more, _id, tries: 0, sends: 0 }]);
    return _id;
  }
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
