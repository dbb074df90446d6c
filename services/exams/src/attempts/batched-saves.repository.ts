import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce } from '@concord/nest-platform';
import DataLoader from 'dataloader';
import mongoose, { type AnyBulkWriteOperation, type Model, type PipelineStage } from 'mongoose';
import type { Choices } from './answers';
import { answersPipeline } from './answers-pipeline';
import { ATTEMPT_MODEL, type AttemptRecord } from './attempt.schema';

const BATCH_MAX = 100;
/** Longest time that a batch waits for the write before it. */
const BATCH_WAIT_MS = 300;

/** What must be true of the stored attempt for a save to be written. */
export interface SaveCondition {
  id: string;
  student: string;
  sid: string;
  deadline: Date;
  /** Whether no higher sequence number may be stored. */
  newest?: boolean;
}

interface Save {
  condition: SaveCondition;
  choices: Choices;
  seq: number;
  savedAt: Date;
}

/**
 * Writes saves in batches: a save is written at once when no write is in progress; those that arrive meanwhile are
 * the next batch, so that many saves at one moment cost fewer writes.
 */
@Injectable()
export class BatchedSavesRepository {
  private readonly batches = new DataLoader<Save, boolean>((saves) => this.writeBatch(saves), {
    cache: false,
    maxBatchSize: BATCH_MAX,
    batchScheduleFn: (write) => this.schedule(write),
  });
  private writesInProgress = 0;
  private readonly waiting = new Set<() => void>();

  constructor(@InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>) {}

  /**
   * Writes answers durably, question by question where `seq` is above the stored one. Idempotent.
   * @returns false when the condition does not hold.
   */
  save(condition: SaveCondition, choices: Choices, seq: number, savedAt: Date): Promise<boolean> {
    return this.batches.load({ condition, choices, seq, savedAt });
  }

  private schedule(write: () => void): void {
    if (this.writesInProgress === 0) {
      setImmediate(write);
      return;
    }
    // One write that hangs must not delay the others for longer.
    const timer = setTimeout(() => {
      this.waiting.delete(start);
      write();
    }, BATCH_WAIT_MS);
    const start = () => {
      clearTimeout(timer);
      setImmediate(write);
    };
    this.waiting.add(start);
  }

  private async writeBatch(saves: readonly Save[]): Promise<(boolean | Error)[]> {
    this.writesInProgress += 1;
    try {
      const [only] = saves;
      if (only && saves.length === 1) return [await this.writeOne(only)];
      if (await this.writeAll(saves)) return saves.map(() => true);
      // A bulk write does not tell which ones matched. Repeating those that did changes nothing.
      return await Promise.all(saves.map((save) => this.writeOne(save).catch(asError)));
    } finally {
      this.writesInProgress -= 1;
      const waiting = [...this.waiting];
      this.waiting.clear();
      for (const start of waiting) start();
    }
  }

  private async writeOne(save: Save): Promise<boolean> {
    const { filter, update } = operationOf(save);
    const done = await retryOnce(() =>
      this.attempts.updateOne(filter, update, { updatePipeline: true }).exec(),
    );
    return done.matchedCount === 1;
  }

  /** @returns whether all of them matched. */
  private async writeAll(saves: readonly Save[]): Promise<boolean> {
    const operations = saves.map((save) => ({
      updateOne: operationOf(save),
    })) as AnyBulkWriteOperation<AttemptRecord>[];
    const done = await retryOnce(() => this.attempts.bulkWrite(operations, { ordered: false }));
    return done.matchedCount === saves.length;
  }
}

function operationOf({ condition, choices, seq, savedAt }: Save) {
  const { id, student, sid, deadline, newest } = condition;
  const filter = {
    _id: id,
    student,
    sid,
    status: 'open' as const,
    deadline,
    ...(newest && { seq: mongoose.trusted({ $lte: seq }) }),
  };
  return {
    filter,
    update: answersPipeline(choices, seq, { seq: { $max: ['$seq', seq] }, savedAt }) as PipelineStage[],
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
