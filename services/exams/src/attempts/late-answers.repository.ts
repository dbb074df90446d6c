import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import type { Model, PipelineStage, Types } from 'mongoose';
import type { Choices } from './answers';
import type { LateAnswersDoc } from './late-answers.schema';
import { answerStages } from './save-stages';

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
    await this.upsert(attempt, answerStages(choices, seq, { student, receivedAt: new Date() }));
  }

  /** Keeps what a submission that came too late held. */
  async keepSubmission(attempt: Types.ObjectId, student: Types.ObjectId, choices: Choices): Promise<void> {
    if (choices.size === 0) return;
    const submitted = Object.fromEntries(choices);
    await this.upsert(attempt, [
      { $set: { submitted: { $literal: submitted }, student, receivedAt: new Date() } },
    ]);
  }

  /** The options kept for an attempt, by question id; a late submission is newer than late saves. */
  async choicesOf(attempt: Types.ObjectId): Promise<Record<string, number | null>> {
    const kept = await this.late.findOne({ _id: attempt }).lean<Partial<LateAnswersDoc>>().exec();
    const saved = Object.entries(kept?.a ?? {}).map(([question, { o }]) => [question, o] as const);
    return { ...Object.fromEntries(saved), ...kept?.submitted };
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
