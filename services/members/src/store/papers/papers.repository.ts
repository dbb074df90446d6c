import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import { type Model, Types } from 'mongoose';
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

  /** Papers of a member, in no order. */
  ofMember(member: string): Promise<PaperRecord[]> {
    return this.model.find({ member }).lean();
  }
}
