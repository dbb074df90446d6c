import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage, type Page, type PageQuery, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import type { MemberProjection } from '../members/member.schema';
import { MERGE_MODEL, type ReturnedEntries, type StoredMerge } from './merge.schema';

const BATCH = 20;

/** Merges of members and how far they are. */
@Injectable()
export class MergesRepository {
  constructor(@InjectModel(MERGE_MODEL) private readonly model: Model<StoredMerge>) {}

  /** @returns undefined while one of the two takes part in another merge. */
  async begin(merge: Omit<StoredMerge, '_id' | 'locks' | 'state'>): Promise<StoredMerge | undefined> {
    const record: StoredMerge = {
      ...merge,
      _id: new Types.ObjectId(),
      locks: [merge.keep, merge.drop],
      state: 'running',
    };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) && record;
  }

  async find(id: string): Promise<StoredMerge | undefined> {
    return (await this.model.findOne({ _id: id }).lean<StoredMerge>()) ?? undefined;
  }

  /** Latest first. */
  list(query: PageQuery): Promise<Page<StoredMerge>> {
    return findPage(this.model, query, { sort: { _id: -1 } });
  }

  /** Replaces the copy of the dropped member, which changed before it was frozen. */
  async dropped(id: Types.ObjectId, dropped: MemberProjection): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { dropped } });
  }

  /** @returns false if it is not done, or one of the two takes part in another merge. */
  async beginUndo({ _id, keep, drop }: StoredMerge): Promise<boolean> {
    const change = { $set: { state: 'undoing', since: new Date(), locks: [keep, drop] } };
    const done = await unlessDuplicate(() => this.model.updateOne({ _id, state: 'done' }, change).exec());
    return done?.matchedCount === 1;
  }

  async returned(id: Types.ObjectId, returned: ReturnedEntries): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { returned } });
  }

  /** True while this member takes part in a merge or an undo. */
  async isRunning(member: Types.ObjectId): Promise<boolean> {
    return (await this.model.exists({ locks: member })) !== null;
  }

  /** Merges, undone ones too, of and into these members. */
  async ofAny(members: readonly Types.ObjectId[]): Promise<StoredMerge[]> {
    const among = trusted({ $in: [...members] });
    const [kept, dropped] = await Promise.all([
      this.model.find({ keep: among }).lean<StoredMerge[]>(),
      this.model.find({ drop: among }).lean<StoredMerge[]>(),
    ]);
    return [...new Map([...kept, ...dropped].map((merge) => [merge._id.toString(), merge])).values()];
  }

  /** Replaces the copies that name the two members, and removes the entries that an undo gave back. */
  async erase({ _id, keepName, dropped }: StoredMerge): Promise<void> {
    await this.model.updateOne({ _id }, { $set: { keepName, dropped }, $unset: { returned: 1 } });
  }

  /** Removes a merge that has changed nothing yet. */
  async abandon(id: Types.ObjectId): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }

  async end(id: Types.ObjectId, state: 'done' | 'undone'): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { state }, $unset: { locks: 1 } });
  }

  /** Merges and undos that have run since before `moment`. */
  unfinished(moment: Date): Promise<StoredMerge[]> {
    return this.model
      .find({ state: trusted({ $in: ['running', 'undoing'] }), since: trusted({ $lt: moment }) })
      .limit(BATCH)
      .lean<StoredMerge[]>();
  }
}
