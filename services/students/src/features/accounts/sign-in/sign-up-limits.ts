import { Injectable } from '@nestjs/common';
import { AppError, FailureLimiters } from '@concord/nest-platform';

const HOUR = 3600;
/** Extra sign-ups that one with a taken e-mail counts as, to slow down the search for accounts. */
const TAKEN_POINTS = 3;

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'EMAIL_TAKEN';

/** Limits sign-ups by address, and delays all above a total rate. */
@Injectable()
export class SignUpLimits {
  private readonly byAddress;
  private readonly total;

  constructor(limiters: FailureLimiters) {
    this.byAddress = limiters.get('staff-sign-up', 20, HOUR);
    this.total = limiters.getDelayThrottle('staff-sign-up-total', { free: 30, seconds: HOUR });
  }

  /**
   * Runs a sign-up, which does not count if it fails, unless the e-mail is taken.
   * @throws AppError 429; any error of `signUp`
   */
  async run<T>(addressKey: string, signUp: () => Promise<T>): Promise<T> {
    await this.byAddress.consume(addressKey);
    await this.total.delay(addressKey);
    return signUp().catch(async (error: unknown) => {
      if (isEmailTaken(error)) await this.countTaken(addressKey);
      else await this.byAddress.refund(addressKey);
      throw error;
    });
  }

  private async countTaken(addressKey: string): Promise<void> {
    // If this reaches the limit, the next sign-up is refused, not this one.
    await this.byAddress.consume(addressKey, TAKEN_POINTS).catch(() => undefined);
  }
}
