import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage, type Page, type PageQuery, unlessDuplicate } from '@concord/nest-platform';
import type { Model, PipelineStage, Types } from 'mongoose';
import { answersPipeline } from '../attempts/answers-pipeline';
import { countLateAnswers } from '../attempts/attempt-metrics';
import type { Choices } from '../attempts/stored-answers';
import { LATE_ANSWERS_MODEL, type LateAnswersRecord } from './late-answers.schema';

/** Option indexes of late answers, by question id. */
export type LateChoices = Readonly<Record<string, number | null>>;

/** Merges late saves with a late submission, which is newer. */
export function lateChoicesOf({ a, submitted }: LateAnswersRecord): LateChoices {
  const saved = Object.entries(a ?? {}).map(([question, { o }]) => [question, o] as const);
  return { ...Object.fromEntries(saved), ...submitted };
}

@Injectable()
export class LateAnswersRepository {
  constructor(@InjectModel(LATE_ANSWERS_MODEL) private readonly lateAnswers: Model<LateAnswersRecord>) {}

  async storeSave(
    attempt: Types.ObjectId,
    student: Types.ObjectId,
    choices: Choices,
    seq: number,
  ): Promise<void> {
    if (choices.size === 0) return;
    await this.upsert(attempt, answersPipeline(choices, seq, { student, ...received() }));
    countLateAnswers(choices.size);
  }

  async storeSubmission(attempt: Types.ObjectId, student: Types.ObjectId, choices: Choices): Promise<void> {
    if (choices.size === 0) return;
    const submitted = Object.fromEntries(choices);
    await this.upsert(attempt, [{ $set: { submitted: { $literal: submitted }, student, ...received() } }]);
    countLateAnswers(choices.size);
  }

  find(attempt: Types.ObjectId): Promise<LateAnswersRecord | null> {
    return this.lateAnswers.findOne({ _id: attempt }).lean<LateAnswersRecord>().exec();
  }

  listOfStudent(student: string): Promise<LateAnswersRecord[]> {
    return this.lateAnswers.find({ student }).lean<LateAnswersRecord[]>().exec();
  }

  async findChoices(attempt: Types.ObjectId): Promise<LateChoices> {
    const found = await this.find(attempt);
    return found ? lateChoicesOf(found) : {};
  }

  /** Newest first. */
  listUndecided(query: PageQuery): Promise<Page<LateAnswersRecord>> {
    return findPage(this.lateAnswers, query, {
      sort: { receivedAt: -1, _id: -1 },
      filter: { decided: false },
    });
  }

  async setDecided(attempt: Types.ObjectId): Promise<void> {
    await this.lateAnswers.updateOne({ _id: attempt }, { $set: { decided: true } });
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.lateAnswers.deleteMany({ student });
  }

  private async upsert(attempt: Types.ObjectId, stages: object[]): Promise<void> {
    const options = { upsert: true, updatePipeline: true };
    const write = () =>
      this.lateAnswers.updateOne({ _id: attempt }, stages as PipelineStage[], options).exec();
    // If two requests insert the document at the same time, the second one updates it.
    if (!(await unlessDuplicate(write))) await write();
  }
}

const received = () => ({ receivedAt: new Date(), decided: { $ifNull: ['$decided', false] } });
