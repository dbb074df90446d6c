import { Injectable } from '@nestjs/common';
import { FailureLimiters, GuessLimiter } from '@concord/nest-platform';

/**
 * Right serials are always answered, so guessing must be hopeless: of 31^16 (7e23) serials a million exist, and
 * 10,000 guesses a second (9e8 a day) hit one in 2 million years. An address may be an office whose people mistype.
 */
const BOUNDS = { perAddress: 300, inAll: 20_000, seconds: 15 * 60 };

/**
 * Counts unknown serials and wrong details, in all calls together. A serial with its right details is never
 * throttled.
 */
@Injectable()
export class SerialGuesses extends GuessLimiter {
  constructor(limiters: FailureLimiters) {
    super(limiters, 'serial', BOUNDS);
  }
}
