import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce } from '@concord/nest-platform';
import DataLoader from 'dataloader';
import mongoose, { type AnyBulkWriteOperation, type Model, type PipelineStage } from 'mongoose';
import type { Choices } from './answers';
import type { AttemptDoc } from './attempt.schema';
import { answerStages } from './save-stages';

/** Saves that go to the store as one write. */
const TOGETHER = 100;
/** A group waits for the one before it for so long. */
const LONGEST_WAIT_MS = 300;

/** What must still be true of an attempt for a save to count. */
export interface SaveCondition {
  id: string;
  student: string;
  sid: string;
  deadline: Date;
  /** No higher sequence number is stored. */
  newest?: boolean;
}

interface Save {
  condition: SaveCondition;
  choices: Choices;
  seq: number;
  savedAt: Date;
}

/**
 * Writes saves. A save is written at once when no other is on its way; those that come meanwhile go together as the
 * next write, so that a hall that saves in one moment costs the store less and waits less.
 */
@Injectable()
export class SavesRepository {
  private readonly writes = new DataLoader<Save, boolean>((saves) => this.write(saves), {
    cache: false,
    maxBatchSize: TOGETHER,
    batchScheduleFn: (write) => this.schedule(write),
  });
  private underWay = 0;
  private readonly next = new Set<() => void>();

  constructor(@InjectModel('attempt') private readonly attempts: Model<AttemptDoc>) {}

  /**
   * Saves answers durably, question by question where `seq` is above what is stored: running it again changes nothing.
   * @returns false when the condition does not hold (any more).
   */
  save(condition: SaveCondition, choices: Choices, seq: number, savedAt: Date): Promise<boolean> {
    return this.writes.load({ condition, choices, seq, savedAt });
  }

  private schedule(write: () => void): void {
    if (this.underWay === 0) {
      setImmediate(write);
      return;
    }
    // One write that hangs must not hold up everybody else's.
    const timer = setTimeout(() => {
      this.next.delete(go);
      write();
    }, LONGEST_WAIT_MS);
    const go = () => {
      clearTimeout(timer);
      setImmediate(write);
    };
    this.next.add(go);
  }

  private async write(saves: readonly Save[]): Promise<(boolean | Error)[]> {
    this.underWay += 1;
    try {
      const [only] = saves;
      if (only && saves.length === 1) return [await this.writeOne(only)];
      if (await this.writeAll(saves)) return saves.map(() => true);
      // Which of them did not count is only told one by one; those that did change nothing now.
      return await Promise.all(saves.map((save) => this.writeOne(save).catch(asError)));
    } finally {
      this.underWay -= 1;
      const waiting = [...this.next];
      this.next.clear();
      for (const go of waiting) go();
    }
  }

  private async writeOne(save: Save): Promise<boolean> {
    const { filter, update } = operationOf(save);
    const done = await retryOnce(() =>
      this.attempts.updateOne(filter, update, { updatePipeline: true }).exec(),
    );
    return done.matchedCount === 1;
  }

  /** @returns whether every one of them counted. */
  private async writeAll(saves: readonly Save[]): Promise<boolean> {
    const operations = saves.map((save) => ({
      updateOne: operationOf(save),
    })) as AnyBulkWriteOperation<AttemptDoc>[];
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
    update: answerStages(choices, seq, { seq: { $max: ['$seq', seq] }, savedAt }) as PipelineStage[],
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
