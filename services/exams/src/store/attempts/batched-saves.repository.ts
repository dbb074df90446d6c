import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { BatchedChanges, unindexedEqual } from '@concord/nest-platform';
import mongoose, { type Model } from 'mongoose';
import { answersPipeline } from './answers-pipeline';
import { ATTEMPT_MODEL, type AttemptRecord } from './attempt.schema';
import type { Choices } from './stored-answers';

/**
 * Maximum number of saves in one write. Each save waits for its whole batch, so several short writes serve a hall in
 * parallel.
 */
const BATCH_MAX = 25;

/** Condition on the stored attempt for writing a save. The student is left out, because it never changes. */
export interface SaveCondition {
  id: string;
  sid: string;
  deadline: Date;
  /** True to require that no higher `seq` is stored. */
  newest?: boolean;
}

/** Writes saves; those that arrive at the same time share one write. */
@Injectable()
export class BatchedSavesRepository {
  private readonly changes: BatchedChanges<AttemptRecord>;

  constructor(@InjectModel(ATTEMPT_MODEL) attempts: Model<AttemptRecord>) {
    this.changes = new BatchedChanges(attempts, { max: BATCH_MAX });
  }

  /**
   * Writes each answer durably if `seq` is higher than the stored one. Idempotent.
   * @returns false if the condition does not hold
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
