import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';

/** Number of candidates from which background work is throttled. */
const HALL = 10;
/** Cache time of the answer in ms. */
const HOLDS_MS = 5000;

/** Tells whether many candidates are sitting an exam. */
@Injectable()
export class HallWatch {
  private isSitting = false;
  private askedAt = -Infinity;

  constructor(private readonly internal: InternalClient) {}

  /** Asks at most every five seconds; keeps the last answer while the exams service is unavailable. */
  async isHallSitting(): Promise<boolean> {
    if (performance.now() - this.askedAt < HOLDS_MS) return this.isSitting;
    this.askedAt = performance.now();
    try {
      const { count } = await this.internal.call(internalCalls.internalSittingCount, {
        query: { limit: HALL },
      });
      this.isSitting = count >= HALL;
    } catch (err) {
      log.debug({ err }, 'the state of halls could not be read');
    }
    return this.isSitting;
  }
}
