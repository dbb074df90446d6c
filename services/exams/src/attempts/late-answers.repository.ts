import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import type { Model, PipelineStage, Types } from 'mongoose';
import type { Choices } from './answers';
import type { LateAnswersDoc } from './late-answers.schema';
import { answerStages } from './save-stages';

/** As stored: late saves, a late submission, or both. */
export type LateDoc = Omit<LateAnswersDoc, 'a' | 'submitted'> &
  Partial<Pick<LateAnswersDoc, 'a' | 'submitted'>>;

/** The option that counts of each question. */
export function lateChoicesOf({ a, submitted }: LateDoc): Record<string, number | null> {
  const saved = Object.entries(a ?? {}).map(([question, { o }]) => [question, o] as const);
  return { ...Object.fromEntries(saved), ...submitted };
}

@Injectable()
export class LateAnswersRepository {
  constructor(@InjectModel('late-answers') private readonly late: Model<LateAnswersDoc>) {}

  /** Keeps a save that came too late. */
  async keepSave(
    attempt: Types.ObjectId,
    student: Types.ObjectId,
    choices: Choices,
    seq: number,
  ): Promise<void> {
    if (choices.size === 0) return;
    await this.upsert(attempt, answerStages(choices, seq, { student, ...received() }));
  }

  /** Keeps what a submission that came too late held. */
  async keepSubmission(attempt: Types.ObjectId, student: Types.ObjectId, choices: Choices): Promise<void> {
    if (choices.size === 0) return;
    const submitted = Object.fromEntries(choices);
    await this.upsert(attempt, [{ $set: { submitted: { $literal: submitted }, student, ...received() } }]);
  }

  /** The options kept for an attempt, by question id; a late submission is newer than late saves. */
  async choicesOf(attempt: Types.ObjectId): Promise<Record<string, number | null>> {
    const kept = await this.late.findOne({ _id: attempt }).lean<LateDoc>().exec();
    return kept ? lateChoicesOf(kept) : {};
  }

  /** One page of those that wait for a decision, newest first. */
  async listUndecided(page: number, pageSize: number): Promise<{ items: LateDoc[]; total: number }> {
    const filter = { decided: false };
    const [items, total] = await Promise.all([
      this.late
        .find(filter)
        .sort({ receivedAt: -1 })
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<LateDoc[]>()
        .exec(),
      this.late.countDocuments(filter).exec(),
    ]);
    return { items, total };
  }

  async setDecided(attempt: Types.ObjectId): Promise<void> {
    await this.late.updateOne({ _id: attempt }, { $set: { decided: true } });
  }

  async removeOfStudent(student: string): Promise<void> {
    await this.late.deleteMany({ student });
  }

  private async upsert(attempt: Types.ObjectId, stages: object[]): Promise<void> {
    const write = () =>
      this.late.updateOne({ _id: attempt }, stages as PipelineStage[], {
        upsert: true,
        updatePipeline: true,
      });
    try {
      await write();
    } catch (error) {
      // Two at once made the document; the second now finds it.
      if (!duplicateKeyOf(error)) throw error;
      await write();
    }
  }
}

const received = () => ({ receivedAt: new Date(), decided: { $ifNull: ['$decided', false] } });
