import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MemberMailState } from '@concord/contracts';
import { findPage, type Page, type PageQuery, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, type Types } from 'mongoose';
import { giveBackRecords, moveRecords } from '../merged-records.repository';
import { MEMBER_MAIL_MODEL, type MemberMailRecord } from './member-mail.schema';

export type NewMemberMail = Pick<
  MemberMailRecord,
  '_id' | 'member' | 'kind' | 'of' | 'on' | 'step' | 'title' | 'isAsked' | 'merges'
>;

const BATCH = 100;

/** Mails to members. A mail is added once; then it is requested or skipped once. */
@Injectable()
export class MemberMailsRepository {
  constructor(@InjectModel(MEMBER_MAIL_MODEL) private readonly model: Model<MemberMailRecord>) {}

  /** Adds those whose keys are new, as due. */
  async add(mails: readonly NewMemberMail[]): Promise<void> {
    if (mails.length === 0) return;
    const now = new Date();
    const due = { state: 'due' as const, why: null, dueSince: now, createdAt: now, settledAt: null };
    const inserts = mails.map((mail) => ({ insertOne: { document: { ...mail, ...due } } }));
    // A mail that was added before is a duplicate.
    await unlessDuplicate(() => this.model.bulkWrite(inserts, { ordered: false }));
  }

  /** Makes a mail that was skipped due again. */
  async renew({ _id, ...mail }: NewMemberMail): Promise<void> {
    const due = { state: 'due' as const, why: null, dueSince: new Date(), settledAt: null };
    await this.model.updateOne({ _id, state: 'skipped' }, { $set: { ...mail, ...due } });
  }

  async find(key: string): Promise<MemberMailRecord | undefined> {
    return (await this.model.findOne({ _id: key }).lean<MemberMailRecord>()) ?? undefined;
  }

  /** Due mails, the oldest first, at most 100. */
  due(): Promise<MemberMailRecord[]> {
    return this.model
      .find({ dueSince: trusted({ $lte: new Date() }) })
      .sort({ dueSince: 1 })
      .limit(BATCH)
      .lean<MemberMailRecord[]>();
  }

  /** Settles a due mail; another worker may have done so. */
  async settle(
    key: string,
    state: Exclude<MemberMailState, 'due'>,
    why: string | null = null,
  ): Promise<void> {
    await this.model.updateOne(
      { _id: key, state: 'due' },
      { $set: { state, why, settledAt: new Date() }, $unset: { dueSince: 1 } },
    );
  }

  /** Lets a due mail wait, so that it holds up no other. */
  async postpone(key: string, until: Date): Promise<void> {
    await this.model.updateOne({ _id: key, state: 'due' }, { $set: { dueSince: until } });
  }

  /** Mails of a member, latest first. */
  ofMember(member: string): Promise<MemberMailRecord[]> {
    return this.model.find({ member }).sort({ createdAt: -1 }).limit(BATCH).lean<MemberMailRecord[]>();
  }

  /** Removes the mails of members who were taken back or erased. */
  async removeOf(members: readonly Types.ObjectId[]): Promise<void> {
    await this.model.deleteMany({ member: trusted({ $in: [...members] }) });
  }

  /** Moves the mails of a member who is merged into another one. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    await moveRecords(this.model, from, to, merge);
  }

  /** Gives mails back: those that a merge moved, and later ones of the kept member about these entries. */
  async giveBack(
    { keep, drop }: { readonly keep: Types.ObjectId; readonly drop: Types.ObjectId },
    merge: string,
    entries: readonly string[],
  ): Promise<void> {
    await giveBackRecords(this.model, drop, merge);
    const later = { member: keep, of: trusted({ $in: [...entries] }) };
    await this.model.updateMany(later, { $set: { member: drop } });
  }

  /** Reminders, latest first. */
  reminders(page: PageQuery): Promise<Page<MemberMailRecord>> {
    return findPage<MemberMailRecord, MemberMailRecord>(this.model, page, {
      filter: { kind: 'payment-reminder' },
      sort: { createdAt: -1 },
    });
  }
}
