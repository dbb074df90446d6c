import { Injectable } from '@nestjs/common';
import { log, RedisConnection } from '@concord/nest-platform';

/** The Redis channel on which workers say which attempt has its result. */
export const GRADED_CHANNEL = 'exams-graded';

/** Tells waiting requests that a grade is there. Losing a message costs them a moment, nothing else. */
@Injectable()
export class GradeNews {
  constructor(private readonly redis: RedisConnection) {}

  tell(attemptId: string): void {
    this.redis.client
      .publish(GRADED_CHANNEL, attemptId)
      .catch((error: unknown) => log.debug({ err: error }, 'a grade could not be announced'));
  }
}
