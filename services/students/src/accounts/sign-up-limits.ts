import { Injectable } from '@nestjs/common';
import { AppError, FailureLimiters } from '@concord/nest-platform';

const HOUR = 3600;
/** A taken e-mail counts as this many more sign-ups, so that asking who has an account is slow. */
const TAKEN_POINTS = 3;
const EVERYBODY = 'everybody';

export const isEmailTaken = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'EMAIL_TAKEN';

/** Limits sign-ups by address and in total. */
@Injectable()
export class SignUpLimits {
  private readonly byAddress;
  private readonly total;

  constructor(limiters: FailureLimiters) {
    this.byAddress = limiters.get('staff-sign-up', 20, HOUR);
    this.total = limiters.get('staff-sign-up-total', 100, HOUR);
  }

  /** Runs a sign-up. One that fails does not count, unless the e-mail is taken. @throws AppError 429; whatever `signUp` throws. */
  async run<T>(addressKey: string, signUp: () => Promise<T>): Promise<T> {
    await this.byAddress.consume(addressKey);
    try {
      await this.total.consume(EVERYBODY);
    } catch (error) {
      await this.byAddress.refund(addressKey);
      throw error;
    }
    return signUp().catch(async (error: unknown) => {
      if (isEmailTaken(error)) await this.countTaken(addressKey);
      else await Promise.all([this.byAddress.refund(addressKey), this.total.refund(EVERYBODY)]);
      throw error;
    });
  }

  private async countTaken(addressKey: string): Promise<void> {
    // A limit that is reached here refuses the next sign-up, not this one.
    await Promise.allSettled([
      this.byAddress.consume(addressKey, TAKEN_POINTS),
      this.total.consume(EVERYBODY, TAKEN_POINTS),
    ]);
  }
}
