import { Injectable } from '@nestjs/common';
import { FailureLimiters, GuessLimiter } from '@concord/nest-platform';

/**
 * A right serial is always answered, so the space keeps guesses hopeless: of 31^16 (7e23) serials a million are in use,
 * and 10,000 guesses a second (9e8 a day) meet one in 2 million years. One address: an office that mistypes.
 */
const BOUNDS = { perAddress: 300, inAll: 20_000, seconds: 15 * 60 };

/**
 * Counts serials that do not exist, from whichever call they come, and details that do not belong to one. A serial with
 * its own details is never throttled.
 */
@Injectable()
export class SerialGuesses extends GuessLimiter {
  constructor(limiters: FailureLimiters) {
    super(limiters, 'serial', BOUNDS);
  }
}
