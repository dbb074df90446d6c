import { Injectable } from '@nestjs/common';
import { addressKey, FailureLimiters } from '@concord/nest-platform';

const HOUR = 3600;

/** Limits requests of password links. */
@Injectable()
export class ForgotLimits {
  private readonly byAddress;
  private readonly total;
  private readonly byEmail;

  constructor(limiters: FailureLimiters) {
    this.byAddress = limiters.get('staff-forgot', 20, HOUR);
    this.total = limiters.getDelayThrottle('staff-forgot-total', { free: 200, seconds: HOUR });
    this.byEmail = limiters.get('staff-forgot-email', 5, HOUR);
  }

  /**
   * Counts a request.
   * @returns true if a mail may be sent: five an hour protect an owner from requests by others
   * @throws AppError 429 for too many from one address; many addresses together are only delayed
   */
  async count(email: string, address: string): Promise<boolean> {
    const key = addressKey(address);
    await this.byAddress.consume(key);
    await this.total.delay(key);
    return this.byEmail.consume(email).then(
      () => true,
      () => false,
    );
  }
}
