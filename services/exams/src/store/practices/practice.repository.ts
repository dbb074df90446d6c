import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type PipelineStage } from 'mongoose';
import { answersPipeline } from '../attempts/answers-pipeline';
import type { Choices } from '../attempts/stored-answers';
import { PRACTICE_MODEL, type PracticeRecord } from './practice.schema';

/** Condition for writing answers to a stored practice exam. */
interface Condition {
  id: string;
  student: string;
  sid?: string;
}

@Injectable()
export class PracticeRepository {
  constructor(@InjectModel(PRACTICE_MODEL) private readonly practices: Model<PracticeRecord>) {}

  find(id: string): Promise<PracticeRecord | null> {
    return this.practices.findOne({ _id: id }).lean<PracticeRecord>().exec();
  }

  /** The practice exam that accepts answers at `now`. */
  async findOpen(student: string, now: Date): Promise<PracticeRecord | undefined> {
    const found = await this.practices.find({ student }).lean<PracticeRecord[]>().exec();
    return found.find(({ ended, deadline }) => !ended && deadline > now);
  }

  /** Replaces the candidate's earlier practice exams. */
  async replace(practice: PracticeRecord): Promise<void> {
    await this.practices.deleteMany({ student: practice.student });
    await this.practices.insertMany([practice]);
  }

  async takeOver(practice: PracticeRecord, sid: string): Promise<void> {
    await this.practices.updateOne({ _id: practice._id, ended: false }, { $set: { sid } });
  }

  /**
   * Writes each answer whose `seq` is higher than the stored one.
   * @returns false unless it is open at `now` and the sign-in matches
   */
  save(condition: Condition, choices: Choices, seq: number, now: Date): Promise<boolean> {
    const newest = { $max: ['$seq', { $literal: seq }] };
    return this.update(condition, answersPipeline(choices, seq, { seq: newest, savedAt: now }));
  }

  /** Ends a practice exam with its last answers. @returns false if it has ended, or belongs to another candidate */
  end(condition: Condition, choices: Choices): Promise<boolean> {
    // Higher than the `seq` of any save: a submission is final.
    return this.update(condition, answersPipeline(choices, Number.MAX_SAFE_INTEGER, { ended: true }));
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.practices.deleteMany({ student });
  }

  private async update({ id, ...condition }: Condition, stages: object[]): Promise<boolean> {
    const { matchedCount } = await this.practices.updateOne(
      { _id: id, ended: false, ...condition },
      stages as PipelineStage[],
      { updatePipeline: true },
    );
    return matchedCount === 1;
  }
}
