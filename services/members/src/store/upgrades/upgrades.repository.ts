import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { UpgradeListQuery } from '@concord/contracts';
import { findPage, type Page, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { findUnmailed, noteMailed } from '../decisions-without-mail.repository';
import { giveBackOpenOnce, moveOpenOnce } from '../merged-records.repository';
import { filesAmong, membersAmong } from '../named-records.repository';
import { UPGRADE_MODEL, type UpgradeGrade, type UpgradeRecord, type UpgradeStep } from './upgrade.schema';

const BATCH = 100;

/** Decision on an open upgrade; a granted one names the grade. */
export interface UpgradeDecision {
  status: 'granted' | 'refused';
  decision: UpgradeStep;
  grade?: UpgradeGrade;
}

/** Upgrades of members. Each is decided once. */
@Injectable()
export class UpgradesRepository {
  constructor(@InjectModel(UPGRADE_MODEL) private readonly model: Model<UpgradeRecord>) {}

  /** @returns undefined if the member has an open one. */
  async insert(upgrade: Omit<UpgradeRecord, '_id' | 'openMember'>): Promise<UpgradeRecord | undefined> {
    const record = { ...upgrade, _id: new Types.ObjectId(), openMember: upgrade.member };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) && record;
  }

  async byRequest(requestKey: string): Promise<UpgradeRecord | undefined> {
    return (await this.model.findOne({ requestKey }).lean()) ?? undefined;
  }

  /** The latest upgrade of a member. */
  async latestOf(member: Types.ObjectId): Promise<UpgradeRecord | undefined> {
    return (await this.model.findOne({ member }).sort({ _id: -1 }).lean()) ?? undefined;
  }

  /** The files among these that an application names. */
  filesAmong(files: readonly string[]): Promise<string[]> {
    return filesAmong(this.model, files);
  }

  async find(id: string): Promise<UpgradeRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  /** Latest first. */
  list({ status, member, ...page }: UpgradeListQuery): Promise<Page<UpgradeRecord>> {
    const filter = { ...(status && { status }), ...(member && { member: new Types.ObjectId(member) }) };
    return findPage(this.model, page, { sort: { _id: -1 }, filter });
  }

  /** The members among these who have an upgrade. */
  membersAmong(members: readonly Types.ObjectId[]): Promise<string[]> {
    return membersAmong(this.model, members);
  }

  /** Replaces the reasons of a member's upgrades, and forgets the documents and due mails. */
  async erase(member: Types.ObjectId, text: string): Promise<void> {
    await this.model.updateMany({ member }, { $set: { reason: text }, $unset: { files: 1, mailSince: 1 } });
    const decided = trusted({ $exists: true });
    await this.model.updateMany({ member, decision: decided }, { $set: { 'decision.reason': text } });
  }

  /** Ids of open upgrades by member. */
  async openOf(members: readonly Types.ObjectId[]): Promise<Map<string, string>> {
    const found = await this.model
      .find({ openMember: trusted({ $in: [...members] }) }, { openMember: 1 })
      .lean();
    return new Map(found.map(({ _id, openMember }) => [String(openMember), _id.toString()]));
  }

  /** @returns false if it is decided already. */
  async decide(id: string, { status, decision, grade }: UpgradeDecision): Promise<boolean> {
    const due = grade && { grade, dueSince: decision.at };
    const done = await this.model.updateOne(
      { _id: id, status: 'open' },
      { $set: { status, decision, mailSince: decision.at, ...due }, $unset: { openMember: 1 } },
    );
    return done.matchedCount === 1;
  }

  /** Notes that the member has the grade. */
  async applied(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $unset: { dueSince: 1 } });
  }

  /** Granted upgrades that have waited since before `moment`, at most 100. */
  async dueBefore(moment: Date): Promise<string[]> {
    const found = await this.model
      .find({ dueSince: trusted({ $lt: moment }) }, { _id: 1 })
      .limit(BATCH)
      .lean();
    return found.map(({ _id }) => _id.toString());
  }

  /** Decided upgrades without a mail, at most 100. */
  unmailed(): Promise<UpgradeRecord[]> {
    return findUnmailed(this.model);
  }

  /** Notes that these have their mails. */
  mailed(ids: readonly Types.ObjectId[]): Promise<void> {
    return noteMailed(this.model, ids);
  }

  /** Moves the upgrades of a member who is merged into another one, also one that was opened a moment ago. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    await moveOpenOnce(this.model, from, to, merge);
  }

  async giveBack(to: Types.ObjectId, merge: string): Promise<void> {
    await giveBackOpenOnce(this.model, to, merge);
  }
}
