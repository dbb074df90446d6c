import { Injectable } from '@nestjs/common';
import type { Result } from '@concord/contracts';
import { log, RedisConnection } from '@concord/nest-platform';
import { GRADED_CHANNEL } from '../live-events/graded.channel';

/** Publishes new results to waiting requests. A lost message only makes them wait for their next poll. */
@Injectable()
export class GradedResultsPublisher {
  constructor(private readonly redis: RedisConnection) {}

  publish(results: readonly Result[]): void {
    if (results.length === 0) return;
    this.redis
      .publish(GRADED_CHANNEL, JSON.stringify(results))
      .catch((error: unknown) => log.debug({ err: error }, 'results could not be published'));
  }
}
