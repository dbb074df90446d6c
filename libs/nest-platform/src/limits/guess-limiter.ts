import { addressKey } from '@concord/contracts/environment';
import type { FailureLimiters } from './failure-limiter';

/** Maximum wrong guesses answered within a window. */
export interface GuessBounds {
  /** Per address, or IPv6 network. */
  perAddress: number;
  /** For all addresses together; beyond it every wrong guess is delayed. */
  inAll: number;
  seconds: number;
}

/**
 * Slows guessing. Look up first and count only wrong guesses, so that a right one passes regardless
 * of others at the same address. Does not protect short secrets: a right guess is always answered.
 *
 * @example
 * ```ts
 * const found = await this.find(typed);
 * if (!found) await this.guesses.countWrong(address);
 * ```
 */
export class GuessLimiter {
  private readonly byAddress;
  private readonly inAll;

  constructor(limiters: FailureLimiters, name: string, { perAddress, inAll, seconds }: GuessBounds) {
    this.byAddress = limiters.get(`${name}-address`, perAddress, seconds);
    this.inAll = limiters.getDelayThrottle(`${name}-all`, { free: inAll, seconds });
  }

  /** @throws AppError 429 with Retry-After if the address has too many wrong guesses. */
  async countWrong(address: string): Promise<void> {
    // The address is counted first, so that a refused address does not slow down everyone.
    const key = addressKey(address);
    await this.byAddress.consume(key);
    await this.inAll.delay(key);
  }
}
