import { Injectable } from '@nestjs/common';
import { addressKey, FailureLimiters } from '@concord/nest-platform';

const HOUR = 3600;

/** Limits how many links are asked for. */
@Injectable()
export class ForgotLimits {
  private readonly byAddress;
  private readonly total;
  private readonly byEmail;

  constructor(limiters: FailureLimiters) {
    this.byAddress = limiters.get('staff-forgot', 20, HOUR);
    this.total = limiters.getPressure('staff-forgot-total', { free: 200, seconds: HOUR });
    this.byEmail = limiters.get('staff-forgot-email', 5, HOUR);
  }

  /**
   * Counts one request.
   * @returns true if a mail is due: after five an hour, which anybody may have asked for, the owner has enough of them
   * @throws AppError 429 for an address; many addresses together only slow each other.
   */
  async count(email: string, address: string): Promise<boolean> {
    const key = addressKey(address);
    await this.byAddress.consume(key);
    await this.total.ease(key);
    return this.byEmail.consume(email).then(
      () => true,
      () => false,
    );
  }
}
