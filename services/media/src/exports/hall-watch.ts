import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';

/** Fewer leave a server idle enough for both. */
const HALL = 10;
/** How long an answer holds. */
const HOLDS_MS = 5000;

/** Whether many candidates sit an exam now. */
@Injectable()
export class HallWatch {
  private isSitting = false;
  private askedAt = -Infinity;

  constructor(private readonly internal: InternalClient) {}

  /** Asks at most every five seconds; the last answer holds while the exams service is away. */
  async isHallSitting(): Promise<boolean> {
    if (performance.now() - this.askedAt < HOLDS_MS) return this.isSitting;
    this.askedAt = performance.now();
    try {
      const { count } = await this.internal.call(internalCalls.internalSittingCount, {
        query: { limit: HALL },
      });
      this.isSitting = count >= HALL;
    } catch (err) {
      log.debug({ err }, 'nobody knows whether candidates sit');
    }
    return this.isSitting;
  }
}
