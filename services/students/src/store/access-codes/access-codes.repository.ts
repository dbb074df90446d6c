import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ACCESS_LIMITS } from '@concord/contracts';
import { type Model, trusted } from 'mongoose';
import { ACCESS_CODE_MODEL, type AccessCodeRecord } from './access-code.schema';
import { hashOfCode, isCode } from './code-hash';

const CODE_MS = ACCESS_LIMITS.codeMinutes * 60_000;
/** Maximum time to send a code; a later one would surprise its owner. */
const SENDING_MS = 15 * 60_000;
const BATCH_SIZE = 20;
/** Maximum codes that one try is compared with. */
const COMPARED_MAX = 5;
/** Lower bound of a date, because some stores treat null as less than a date. */
const LONG_AGO = new Date(0);

type NewRequest = Pick<AccessCodeRecord, '_id' | 'email' | 'channel' | 'address'>;
type MadeRequest = NewRequest & Required<Pick<AccessCodeRecord, 'people'>>;

/** Sign-in codes, by hash. */
@Injectable()
export class AccessCodesRepository {
  constructor(@InjectModel(ACCESS_CODE_MODEL) private readonly model: Model<AccessCodeRecord>) {}

  /** Orders a code, which the worker makes and sends. @param otherTriesMax tries from other browsers */
  async order(request: NewRequest, otherTriesMax: number, now = new Date()): Promise<void> {
    await this.insert({
      ...request,
      otherTriesMax,
      createdAt: now,
      dueAt: now,
      endsAt: after(now, SENDING_MS),
    });
  }

  /** Stores a code that staff pass on to one person. @returns its end */
  async insertMade(request: MadeRequest, code: string, now = new Date()): Promise<Date> {
    const endsAt = after(now, CODE_MS);
    const hash = hashOfCode(request._id, code);
    const otherTriesMax = ACCESS_LIMITS.codeTries;
    await this.insert({ ...request, hash, otherTriesMax, createdAt: now, dueAt: null, endsAt });
    return endsAt;
  }

  /** Codes to send, in the order of their requests, at most 20. */
  findDue(now = new Date()): Promise<AccessCodeRecord[]> {
    return this.model
      .find({ dueAt: trusted({ $gt: LONG_AGO, $lte: now }) })
      .sort({ dueAt: 1 })
      .limit(BATCH_SIZE)
      .lean<AccessCodeRecord[]>();
  }

  /** Claims a request, to send its code. @returns true unless another worker has claimed it */
  async claim({ _id, dueAt }: AccessCodeRecord): Promise<boolean> {
    const done = await this.model.updateOne({ _id, dueAt }, { $set: { dueAt: null }, $inc: { sends: 1 } });
    return done.matchedCount === 1;
  }

  /**
   * Makes a code valid, from now on. An earlier one of the request is void.
   * @param people ids of those whom it signs in; absent for all with the e-mail
   */
  async setCode(id: string, code: string, people?: readonly string[], now = new Date()): Promise<void> {
    const change = { hash: hashOfCode(id, code), endsAt: after(now, CODE_MS), ...(people && { people }) };
    await this.model.updateOne({ _id: id }, { $set: change });
  }

  /** Postpones a code that the server refused temporarily. */
  async reschedule(id: string, dueAt: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { dueAt } });
  }

  /**
   * Counts one try against the codes that it may match, and compares it: with those of the browser's own requests, then
   * with the latest others of the e-mail, which staff made or another device asked for.
   * @param own ids of the browser's requests
   * @returns the code that it matches, if that had tries left
   */
  async countTry(
    { email, code }: { email: string; code: string },
    own: readonly string[],
    now = new Date(),
  ): Promise<AccessCodeRecord | undefined> {
    const valid = { email, endsAt: trusted({ $gt: now }) };
    const ids = [...own];
    const ofBrowser = ids.length > 0 ? await this.latest({ ...valid, _id: trusted({ $in: ids }) }, now) : [];
    const right = await this.compare(code, ofBrowser, true);
    if (right) return right;
    return this.compare(code, await this.latest({ ...valid, _id: trusted({ $nin: ids }) }, now), false);
  }

  /**
   * Counts before it compares, so that parallel guesses cannot all pass. Counts those without a code, too, so that the
   * time of the answer does not tell whether somebody has the e-mail.
   */
  private async compare(
    code: string,
    records: readonly AccessCodeRecord[],
    isOwn: boolean,
  ): Promise<AccessCodeRecord | undefined> {
    const counted = await Promise.all(records.map((each) => this.countOne(each, isOwn)));
    return records.find((each, index) => counted[index] && isCode(code, each));
  }

  /** Latest requests. Those of nobody count no longer than a code that was sent, or their time would tell. */
  private async latest(filter: Record<string, unknown>, now: Date): Promise<AccessCodeRecord[]> {
    const query = this.model.find(filter).sort({ createdAt: -1 }).limit(COMPARED_MAX);
    const found = await query.lean<AccessCodeRecord[]>();
    return found.filter(({ hash, createdAt }) => hash || after(createdAt, CODE_MS) > now);
  }

  private async countOne({ _id, otherTriesMax }: AccessCodeRecord, isOwn: boolean): Promise<boolean> {
    const [tries, max] = isOwn
      ? (['ownTries', ACCESS_LIMITS.codeTries] as const)
      : (['otherTries', otherTriesMax] as const);
    const filter = { _id, [tries]: trusted({ $lt: max }) };
    return (await this.model.updateOne(filter, { $inc: { [tries]: 1 } })).matchedCount === 1;
  }

  /** Takes back a try that was right but did not sign in yet. */
  async refundTry(id: string, own: readonly string[]): Promise<void> {
    const tries = own.includes(id) ? 'ownTries' : 'otherTries';
    await this.model.updateOne({ _id: id }, { $inc: { [tries]: -1 } });
  }

  /** Uses up a code. @returns true for one caller only */
  async consume(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id })).deletedCount === 1;
  }

  /** Voids all codes of an e-mail, after one of them signed in. */
  async voidAll(email: string): Promise<void> {
    await this.model.deleteMany({ email });
  }

  private async insert(more: Omit<AccessCodeRecord, 'ownTries' | 'otherTries' | 'sends'>): Promise<void> {
    await this.model.insertMany([{ ...more, ownTries: 0, otherTries: 0, sends: 0 }]);
  }
}

const after = (now: Date, ms: number) => new Date(now.getTime() + ms);
