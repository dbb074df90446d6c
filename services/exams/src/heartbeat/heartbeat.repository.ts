import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import type { Model, PipelineStage } from 'mongoose';
import { HEARTBEAT_MODEL, type HeartbeatRecord } from './heartbeat.schema';
import { OUTAGE_AFTER_MS, OUTAGE_GRACE_MS } from './outage-grace';

const ID = 'exams';

@Injectable()
export class HeartbeatRepository {
  constructor(@InjectModel(HEARTBEAT_MODEL) private readonly heartbeats: Model<HeartbeatRecord>) {}

  read(): Promise<HeartbeatRecord | null> {
    return this.heartbeats.findOne({ _id: ID }).lean<HeartbeatRecord>().exec();
  }

  /** Stores a heartbeat; one that ends an outage starts the grace period. */
  async beat(now: Date): Promise<void> {
    const endsOutage = { $lt: [{ $ifNull: ['$beat', now] }, new Date(now.getTime() - OUTAGE_AFTER_MS)] };
    const holdUntil = { $ifNull: ['$holdUntil', new Date(0)] };
    const stages = [
      {
        $set: {
          holdUntil: { $cond: [endsOutage, new Date(now.getTime() + OUTAGE_GRACE_MS), holdUntil] },
          // Several instances write; a clock that is behind must not look like an outage.
          beat: { $max: ['$beat', now] },
        },
      },
    ] as PipelineStage[];
    const write = () =>
      this.heartbeats.updateOne({ _id: ID }, stages, { upsert: true, updatePipeline: true }).exec();
    // When two instances insert the document at once, the second try updates it.
    if (!(await unlessDuplicate(write))) await write();
  }
}
