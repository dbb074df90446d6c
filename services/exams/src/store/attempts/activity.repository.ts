import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ActivityBody } from '@concord/contracts';
import mongoose, { type Model } from 'mongoose';
import { ATTEMPT_MODEL, type AttemptRecord } from './attempt.schema';

@Injectable()
export class ActivityRepository {
  constructor(@InjectModel(ATTEMPT_MODEL) private readonly attempts: Model<AttemptRecord>) {}

  /**
   * Raises the counts of an attempt that is open, or was submitted after `endedAfter`. Lower numbers have no effect,
   * so that calls may repeat and arrive in any order.
   * @returns false if there is no such attempt
   */
  async raise(id: string, { seconds, ...counts }: ActivityBody, endedAfter: Date): Promise<boolean> {
    const $max = Object.fromEntries([
      ...Object.entries(counts).map(([name, count]) => [`activity.${name}`, count]),
      ...Object.entries(seconds).map(([question, time]) => [`activity.seconds.${question}`, time]),
    ]) as Record<string, number>;
    const ofOpen = await this.attempts.updateOne({ _id: id, status: 'open' }, { $max });
    if (ofOpen.matchedCount === 1) return true;
    const submittedAt = mongoose.trusted({ $gt: endedAfter });
    const ofEnded = await this.attempts.updateOne({ _id: id, submittedAt }, { $max });
    return ofEnded.matchedCount === 1;
  }
}
