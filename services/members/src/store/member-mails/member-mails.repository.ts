import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MemberMailState } from '@concord/contracts';
import { findPage, type Page, type PageQuery } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { MEMBER_MAIL_MODEL, type MemberMailRecord } from './member-mail.schema';

export type NewMemberMail = Pick<
  MemberMailRecord,
  '_id' | 'member' | 'kind' | 'of' | 'on' | 'step' | 'title'
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
    await this.model.bulkWrite(
      mails.map(({ _id, ...mail }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { ...mail, ...due } }, upsert: true },
      })),
      { ordered: false },
    );
  }

  async find(key: string): Promise<MemberMailRecord | undefined> {
    return (await this.model.findOne({ _id: key }).lean<MemberMailRecord>()) ?? undefined;
  }

  /** Due mails, the oldest first, at most 100. */
  due(): Promise<MemberMailRecord[]> {
    return this.model
      .find({ dueSince: trusted({ $exists: true }) })
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

  /** Mails of a member, latest first. */
  ofMember(member: string): Promise<MemberMailRecord[]> {
    return this.model.find({ member }).sort({ createdAt: -1 }).limit(BATCH).lean<MemberMailRecord[]>();
  }

  /** Reminders, latest first. */
  reminders(page: PageQuery): Promise<Page<MemberMailRecord>> {
    return findPage<MemberMailRecord, MemberMailRecord>(this.model, page, {
      filter: { kind: 'payment-reminder' },
      sort: { createdAt: -1 },
    });
  }
}
