import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { MemberRequestKind, MemberRequestListQuery } from '@concord/contracts';
import { findPage, type Page, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { findUnmailed, noteMailed } from '../decisions-without-mail.repository';
import { giveBackRecords, moveRecords } from '../merged-records.repository';
import { filesAmong } from '../named-records.repository';
import {
  type BilledCharge,
  MEMBER_REQUEST_MODEL,
  type MemberRequestRecord,
  type RequestDecision,
} from './member-request.schema';

const BATCH = 100;

export type NewMemberRequest = Pick<
  MemberRequestRecord,
  'member' | 'kind' | 'reason' | 'corrections' | 'staff' | 'bill' | 'files'
>;

/** Requests of members. Each is decided or withdrawn once. */
@Injectable()
export class MemberRequestsRepository {
  constructor(@InjectModel(MEMBER_REQUEST_MODEL) private readonly model: Model<MemberRequestRecord>) {}

  /** @returns undefined if there is an open one for the same. */
  async insert(request: NewMemberRequest): Promise<MemberRequestRecord | undefined> {
    const record: MemberRequestRecord = {
      ...request,
      _id: new Types.ObjectId(),
      openKey: openKeyOf(request),
      state: 'open',
      at: new Date(),
    };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) && record;
  }

  async find(id: string): Promise<MemberRequestRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  /** Requests of a member, latest first, at most 100. */
  ofMember(member: Types.ObjectId): Promise<MemberRequestRecord[]> {
    return this.model.find({ member }).sort({ _id: -1 }).limit(BATCH).lean();
  }

  /** The latest request of a kind. */
  async latest(member: Types.ObjectId, kind: MemberRequestKind): Promise<MemberRequestRecord | undefined> {
    return (await this.ofMember(member)).find((request) => request.kind === kind);
  }

  /** Open bills of these organisations. */
  openBills(organisations: readonly Types.ObjectId[]): Promise<MemberRequestRecord[]> {
    const keys = organisations.map((member) => openKeyOf({ member, kind: 'bill' }));
    return this.model.find({ openKey: trusted({ $in: keys }) }).lean();
  }

  /** Open requests of a member. */
  countOpen(member: Types.ObjectId): Promise<number> {
    return this.model.countDocuments({ member, state: 'open' }).exec();
  }

  /** Open requests oldest first, others latest first. */
  list({ kind, state, member, ...page }: MemberRequestListQuery): Promise<Page<MemberRequestRecord>> {
    const filter = {
      ...(kind && { kind }),
      ...(state && { state }),
      ...(member && { member: new Types.ObjectId(member) }),
    };
    return findPage(this.model, page, { sort: { _id: state === 'open' ? 1 : -1 }, filter });
  }

  /** @returns undefined if it is not open. */
  decide(
    id: string,
    state: 'accepted' | 'refused',
    decision: RequestDecision,
  ): Promise<MemberRequestRecord | undefined> {
    const due = state === 'accepted' && { dueSince: decision.at };
    return this.close(id, { state, decision, mailSince: decision.at, ...due });
  }

  /** @returns undefined if it is not open. */
  withdraw(id: string): Promise<MemberRequestRecord | undefined> {
    return this.close(id, { state: 'withdrawn', files: [] });
  }

  /** Notes that an accepted request has changed what it asks for. */
  async applied(id: Types.ObjectId): Promise<void> {
    await this.model.updateOne({ _id: id }, { $unset: { dueSince: 1 } });
  }

  /** Accepted requests that have waited since before `moment`, at most 100. */
  dueBefore(moment: Date): Promise<MemberRequestRecord[]> {
    return this.model
      .find({ dueSince: trusted({ $lt: moment }) })
      .limit(BATCH)
      .lean();
  }

  /** Decided requests without a mail, at most 100. */
  unmailed(): Promise<MemberRequestRecord[]> {
    return findUnmailed(this.model);
  }

  /** Notes that these have their mails. */
  mailed(ids: readonly Types.ObjectId[]): Promise<void> {
    return noteMailed(this.model, ids);
  }

  /** The files among these that a request names. */
  filesAmong(files: readonly string[]): Promise<string[]> {
    return filesAmong(this.model, files);
  }

  /** The members among these who have a request, or whom one names. */
  async membersAmong(members: readonly Types.ObjectId[]): Promise<string[]> {
    const among = trusted({ $in: [...members] });
    const [own, named, billed] = await Promise.all([
      this.model.find({ member: among }, { member: 1 }).lean(),
      this.model.find({ 'staff.person': among }, { staff: 1 }).lean(),
      this.model.find({ 'bill.person': among }, { bill: 1 }).lean(),
    ]);
    return [
      ...own.map(({ member }) => member.toString()),
      ...named.map(({ staff }) => String(staff?.person)),
      ...billed.flatMap(({ bill = [] }) => bill.map(({ person }) => person.toString())),
    ];
  }

  /** Empties what a member wrote and sent. The open request for the erasure is accepted by it. */
  async erase(member: Types.ObjectId, text: string): Promise<void> {
    await this.model.updateMany(
      { member },
      { $set: { reason: text, files: [] }, $unset: { corrections: 1, dueSince: 1, mailSince: 1 } },
    );
    const decided = trusted({ $exists: true });
    await this.model.updateMany({ member, decision: decided }, { $set: { 'decision.reason': text } });
    const close = (state: MemberRequestRecord['state'], kind: Record<string, unknown>) =>
      this.model.updateMany({ member, state: 'open', ...kind }, { $set: { state }, $unset: { openKey: 1 } });
    await close('accepted', { kind: 'erasure' });
    await close('withdrawn', {});
  }

  /** Moves what names a member who is merged into another one: own requests, or the person of an organisation's. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    await moveRecords(this.model, from, to, merge);
    await this.model.updateMany(
      { 'staff.person': from },
      { $set: { 'staff.person': to }, $push: { personMerges: merge } },
    );
    await this.changeBills({ 'bill.person': from }, (line) =>
      line.person.equals(from) ? { ...line, person: to, merges: [...(line.merges ?? []), merge] } : line,
    );
  }

  async giveBack(to: Types.ObjectId, merge: string): Promise<void> {
    await giveBackRecords(this.model, to, merge);
    await this.model.updateMany(
      { personMerges: merge },
      { $set: { 'staff.person': to }, $pull: { personMerges: merge } },
    );
    await this.changeBills({ 'bill.merges': merge }, (line) =>
      line.merges?.includes(merge)
        ? { ...line, person: to, merges: line.merges.filter((each) => each !== merge) }
        : line,
    );
  }

  /** Replaces the lines of bills, which nothing else changes. */
  private async changeBills(
    filter: Record<string, unknown>,
    change: (line: BilledCharge) => BilledCharge,
  ): Promise<void> {
    for (const { _id, bill = [] } of await this.model.find(filter, { bill: 1 }).lean())
      await this.model.updateOne({ _id }, { $set: { bill: bill.map(change) } });
  }

  private async close(id: string, change: Partial<MemberRequestRecord>) {
    const update = { $set: change, $unset: { openKey: 1 } };
    return (
      (await this.model
        .findOneAndUpdate({ _id: id, state: 'open' }, update, { returnDocument: 'after' })
        .lean()) ?? undefined
    );
  }
}

function openKeyOf({ member, kind, staff }: Pick<NewMemberRequest, 'member' | 'kind' | 'staff'>): string {
  const person = staff?.entry ?? staff?.person?.toString();
  return [member.toString(), kind, ...(person ? [person] : [])].join('-');
}
