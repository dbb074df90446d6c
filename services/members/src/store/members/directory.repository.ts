import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DIRECTORY_LIMITS, type DirectoryQuery } from '@concord/contracts';
import { wordsIn } from '@concord/institute';
import { foldText, Page } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { MEMBER_MODEL, type MemberIndex, type MemberProjection, type MemberRecord } from './member.schema';
import type { DirectoryChoice } from './membership-entries';
import { PROJECTION } from './members.repository';

/** Words of a name that a search uses. */
const WORDS_MAX = 6;

/** Conditions on a name, a word of which begins with each one that was typed; words have no signs. */
const namePatterns = (typed: string): { 'index.name': RegExp }[] =>
  wordsIn(typed)
    .slice(0, WORDS_MAX)
    .map((word) => ({ 'index.name': new RegExp(`(^|[ '’.,(/&-])${word}`) }));

/** Members in the public directory, by their index. */
@Injectable()
export class DirectoryRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Entries in the order of names. A member who hides the state is not found by it. */
  async list({ name, grade, state, page }: DirectoryQuery): Promise<Page<MemberProjection>> {
    const names = namePatterns(name ?? '');
    const filter = {
      'index.listed': true,
      ...(grade && { 'index.grade': grade }),
      ...(state && { 'index.state': foldText(state), 'directory.showsState': true }),
      ...(names.length > 0 && { $and: names }),
    };
    const { pageSize } = DIRECTORY_LIMITS;
    const [items, total] = await Promise.all([
      this.model
        .find(filter)
        .select(PROJECTION)
        .sort({ 'index.name': 1, _id: 1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<MemberProjection[]>(),
      this.model.countDocuments(filter),
    ]);
    return new Page(items, total);
  }

  /** @returns false when the record has another revision, or is merged or erased right now. */
  async choose(
    { _id, revision }: MemberProjection,
    directory: DirectoryChoice,
    index: MemberIndex,
  ): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id, revision, mergingInto: null, erasingSince: null, erasedAt: null },
      { $set: { directory, index }, $inc: { revision: 1 } },
    );
    return done.matchedCount === 1;
  }
}
