import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { retryOnce, unlessDuplicate } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { SEQUENCE_MODEL, type SequenceRecord } from './sequence.schema';

/**
 * Numbers without a gap: a record takes the number after the last one by its own insert, whose unique index refuses
 * a number that is taken; then the next one is tried. So a number exists if and only if its record does, whatever
 * is killed in between. The stored hint says where to begin.
 */
@Injectable()
export class SequencesRepository {
  constructor(@InjectModel(SEQUENCE_MODEL) private readonly model: Model<SequenceRecord>) {}

  /** A number that is taken; 0 if none is known to be. */
  async last(sequence: string): Promise<number> {
    return (await this.model.findOne({ _id: sequence }).lean())?.last ?? 0;
  }

  /** Notes that a number is taken. */
  async taken(sequence: string, last: number): Promise<void> {
    // Two first uses at once insert one record; the other one then updates it.
    await retryOnce(() =>
      unlessDuplicate(() =>
        this.model.updateOne({ _id: sequence }, { $max: { last } }, { upsert: true }).exec(),
      ),
    );
  }
}
