import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
import { giveBackRecords } from '../merged-records.repository';
import { membersAmong } from '../named-records.repository';
import { PAPER_MODEL, type PaperRecord } from './paper.schema';

export type NewPaper = Omit<PaperRecord, '_id'>;

/** Letters and certificates of members. They are only added. */
@Injectable()
export class PapersRepository {
  constructor(@InjectModel(PAPER_MODEL) private readonly model: Model<PaperRecord>) {}

  /** Stores a paper unless one with the same words exists. @returns the stored one. */
  async add(paper: NewPaper): Promise<PaperRecord | undefined> {
    await unlessDuplicate(() => this.model.insertMany([{ _id: new Types.ObjectId(), ...paper }]));
    const { member, kind, words } = paper;
    return (await this.model.findOne({ member, kind, words }).lean()) ?? undefined;
  }

  async get(id: string): Promise<PaperRecord | undefined> {
    return (await this.model.findOne({ _id: id }).lean()) ?? undefined;
  }

  async findByNumber(number: string): Promise<PaperRecord | undefined> {
    return (await this.model.findOne({ number }).lean()) ?? undefined;
  }

  /** The members among these who have a paper. */
  membersAmong(members: readonly Types.ObjectId[]): Promise<string[]> {
    return membersAmong(this.model, members);
  }

  /** Puts the number in place of the name. The paper stays, because anyone may verify it. */
  async erase(member: Types.ObjectId): Promise<void> {
    for (const { _id, memberNumber } of await this.model.find({ member }).lean())
      await this.model.updateOne(
        { _id },
        { $set: { name: memberNumber, words: `erased ${_id.toString()}` } },
      );
  }

  /** Papers of a member, in no order. */
  ofMember(member: string): Promise<PaperRecord[]> {
    return this.model.find({ member }).lean();
  }

  /**
   * Moves the papers of a member who is merged into another one. One with the same words as a paper of the kept member
   * gets words of its own, so that its number is still verified.
   */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    const papers = await this.model.find({ member: from }, { _id: 1, words: 1 }).lean();
    for (const { _id, words } of papers) {
      const move = (set: Partial<PaperRecord>) =>
        this.model.updateOne({ _id }, { $set: { member: to, ...set }, $push: { merges: merge } }).exec();
      if (!(await unlessDuplicate(() => move({})))) await move({ words: `${words} ${_id.toString()}` });
    }
  }

  async giveBack(to: Types.ObjectId, merge: string): Promise<void> {
    await giveBackRecords(this.model, to, merge);
  }
}
