import { addressKey } from '@concord/contracts/environment';
import type { FailureLimiters } from './failure-limiter';

/** How many wrong guesses are answered within a window. */
export interface GuessBounds {
  /** From one address, or one IPv6 network. */
  perAddress: number;
  /** From all addresses together; beyond it the wrong ones of all wait for their answer. */
  inAll: number;
  seconds: number;
}

/**
 * Slows those who guess. Look up first and count only wrong ones, so that a right one passes whatever others sent from
 * the same address. It does not protect what is short enough to be guessed: a right guess is always answered.
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
    this.inAll = limiters.getPressure(`${name}-all`, { free: inAll, seconds });
  }

  /** @throws AppError 429 with Retry-After when the address has guessed wrong too often. */
  async countWrong(address: string): Promise<void> {
    // The address comes first: one that is refused does not slow the guesses of all.
    const key = addressKey(address);
    await this.byAddress.consume(key);
    await this.inAll.ease(key);
  }
}
