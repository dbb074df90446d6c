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

  /** Stores a heartbeat. Several instances write, so an earlier time never replaces a later one. */
  async beat(now: Date): Promise<void> {
    const change = { $max: { beat: now }, $setOnInsert: { holdUntil: new Date(0) } };
    await this.write(() => this.heartbeats.updateOne({ _id: ID }, change, { upsert: true }).exec());
  }

  /**
   * Stores a heartbeat after a gap in those of this process. If no other instance stored one meanwhile, the gap was
   * an outage, and its grace period begins.
   */
  async beatAfterOutage(now: Date): Promise<void> {
    const endsOutage = { $lt: [{ $ifNull: ['$beat', now] }, new Date(now.getTime() - OUTAGE_AFTER_MS)] };
    const holdUntil = { $ifNull: ['$holdUntil', new Date(0)] };
    const stages = [
      {
        $set: {
          holdUntil: { $cond: [endsOutage, new Date(now.getTime() + OUTAGE_GRACE_MS), holdUntil] },
          beat: { $max: ['$beat', now] },
        },
      },
    ] as PipelineStage[];
    await this.write(() =>
      this.heartbeats.updateOne({ _id: ID }, stages, { upsert: true, updatePipeline: true }).exec(),
    );
  }

  /** Retries once: if two instances insert the document at the same time, the second one updates it. */
  private async write(write: () => Promise<unknown>): Promise<void> {
    if (!(await unlessDuplicate(write))) await write();
  }
}
