import { Injectable } from '@nestjs/common';
import type { Result } from '@concord/contracts';
import { log, RedisConnection } from '@concord/nest-platform';

/** The Redis channel on which workers tell new results: a JSON array of {@link Result}, whose ids are attempts'. */
export const GRADED_CHANNEL = 'exams-graded';

/** Tells waiting requests that grades are there. Losing a message costs them a moment, nothing else. */
@Injectable()
export class GradeNews {
  constructor(private readonly redis: RedisConnection) {}

  tell(results: readonly Result[]): void {
    if (results.length === 0) return;
    this.redis.client
      .publish(GRADED_CHANNEL, JSON.stringify(results))
      .catch((error: unknown) => log.debug({ err: error }, 'grades could not be announced'));
  }
}
