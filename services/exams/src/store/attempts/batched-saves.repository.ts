import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BatchedChanges, unindexedEqual } from '@concord/nest-platform';
import mongoose, { type Model } from 'mongoose';
import { answersPipeline } from './answers-pipeline';
import { ATTEMPT_MODEL, type AttemptRecord } from './attempt.schema';
import type { Choices } from './stored-answers';

/** Saves of one write: each of them waits for all, so that a hall is served by several short writes at once. */
const BATCH_MAX = 25;

/** Condition on the stored attempt for writing a save. The student is left out, who never changes. */
export interface SaveCondition {
  id: string;
  sid: string;
  deadline: Date;
  /** Requires that no higher sequence number is stored. */
  newest?: boolean;
}

/** Writes saves; those of one moment cost one write. */
@Injectable()
export class BatchedSavesRepository {
  private readonly changes: BatchedChanges<AttemptRecord>;

  constructor(@InjectModel(ATTEMPT_MODEL) attempts: Model<AttemptRecord>) {
    this.changes = new BatchedChanges(attempts, { max: BATCH_MAX });
  }

  /**
   * Writes answers durably, question by question where `seq` is above the stored one. Idempotent.
   * @returns false when the condition does not hold.
   */
  save(condition: SaveCondition, choices: Choices, seq: number, savedAt: Date): Promise<boolean> {
    const { id, sid, deadline, newest } = condition;
    const filter = {
      _id: id,
      sid: unindexedEqual(sid),
      status: unindexedEqual('open'),
      deadline: unindexedEqual(deadline),
      ...(newest && { seq: mongoose.trusted({ $not: { $gt: seq } }) }),
    };
    const rest = { seq: { $max: ['$seq', seq] }, savedAt };
    return this.changes.make({ filter, update: answersPipeline(choices, seq, rest) });
  }
}
