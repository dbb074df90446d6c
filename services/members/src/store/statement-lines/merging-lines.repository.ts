import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import {
  type LineCandidate,
  type LinePart,
  STATEMENT_LINE_MODEL,
  type StatementLineRecord,
} from './statement-line.schema';

type MemberEntry = LinePart | LineCandidate;
/** The entry with another member, or as it is. */
type Change = <T extends MemberEntry>(entry: T) => T;

const BATCH = 200;

/** Writes the members whom lines name, for merges, their undo and erasures. */
@Injectable()
export class MergingLinesRepository {
  constructor(@InjectModel(STATEMENT_LINE_MODEL) private readonly model: Model<StatementLineRecord>) {}

  /** Moves the parts and suggestions of a member who is merged into another one. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    const moved: Change = (entry) =>
      entry.member.equals(from) ? { ...entry, member: to, merges: [...(entry.merges ?? []), merge] } : entry;
    await this.changeAll({ 'parts.member': from }, moved);
    await this.changeAll({ 'candidates.member': from }, moved);
  }

  /** Gives back what a merge moved; a part whose payment stays with the kept member stays too. */
  async giveBack(to: Types.ObjectId, merge: string, payments: readonly string[]): Promise<void> {
    const returning = new Set(payments);
    const returned: Change = (entry) => {
      if (!entry.merges?.includes(merge)) return entry;
      const { merges, ...rest } = entry;
      const others = merges.filter((each) => each !== merge);
      const isReturning = !('payment' in entry) || returning.has(entry.payment);
      return {
        ...rest,
        ...(isReturning && { member: to }),
        ...(others.length > 0 && { merges: others }),
      } as typeof entry;
    };
    await this.changeAll({ 'parts.merges': merge }, returned);
    await this.changeAll({ 'candidates.merges': merge }, returned);
  }

  /** Takes a member who is erased out of the suggestions. The text of the bank stays: it is the bank's record. */
  async forget(member: Types.ObjectId): Promise<void> {
    await this.model.updateMany(
      { 'candidates.member': member },
      { $pull: { candidates: { member } }, $inc: { revision: 1 } },
    );
  }

  /** Changes the lines until none matches the filter: one that others changed meanwhile is read again. */
  private async changeAll(filter: Record<string, unknown>, change: Change): Promise<void> {
    for (;;) {
      const lines = await this.model
        .find(filter, { revision: 1, parts: 1, candidates: 1 })
        .limit(BATCH)
        .lean<Pick<StatementLineRecord, '_id' | 'revision' | 'parts' | 'candidates'>[]>();
      if (lines.length === 0) return;
      await this.model.bulkWrite(
        lines.map(({ _id, revision, parts, candidates }) => ({
          updateOne: {
            filter: { _id, revision },
            update: {
              $set: { parts: parts.map(change), candidates: candidates.map(change) },
              $inc: { revision: 1 },
            },
          },
        })),
        { ordered: false },
      );
    }
  }
}
