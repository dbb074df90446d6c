import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { duplicateKeyOf } from '@concord/nest-platform';
import type { Model, PipelineStage } from 'mongoose';
import type { PresenceDoc } from './presence.schema';

const ID = 'exams';

@Injectable()
export class PresenceRepository {
  constructor(@InjectModel('presence') private readonly presence: Model<PresenceDoc>) {}

  read(): Promise<PresenceDoc | null> {
    return this.presence.findOne({ _id: ID }).lean<PresenceDoc>().exec();
  }

  /** Notes that the service reaches its store at `now`; after a silence longer than `gapMs` nothing is closed for `holdMs`. */
  async beat(now: Date, gapMs: number, holdMs: number): Promise<void> {
    const wasAway = { $lt: [{ $ifNull: ['$beat', now] }, new Date(now.getTime() - gapMs)] };
    const kept = { $ifNull: ['$holdUntil', new Date(0)] };
    const stages = [
      {
        $set: {
          holdUntil: { $cond: [wasAway, new Date(now.getTime() + holdMs), kept] },
          // Several instances beat; their clocks must not make a silence of their own.
          beat: { $max: ['$beat', now] },
        },
      },
    ] as PipelineStage[];
    const write = () =>
      this.presence.updateOne({ _id: ID }, stages, { upsert: true, updatePipeline: true }).exec();
    try {
      await write();
    } catch (error) {
      // Two instances made the document at once.
      if (!duplicateKeyOf(error)) throw error;
      await write();
    }
  }
}
