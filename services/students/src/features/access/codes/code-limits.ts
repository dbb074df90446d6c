import { Injectable } from '@nestjs/common';
import { addressKey, FailureLimiters } from '@concord/nest-platform';

const QUARTER_HOUR = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** Request of a code, or a try. */
interface CodeTry {
  email: string;
  address: string;
  /** Id of a device on which this e-mail signed in before. */
  device?: string;
}

/**
 * Limits codes and guesses. A device that signed in before has limits of its own, so that nobody can shut its owner
 * out. Phones of one network often share an address, so an address has room for many people.
 */
@Injectable()
export class CodeLimits {
  private readonly byDevice;
  private readonly byAddress;
  private readonly byEmailHere;
  private readonly byEmail;
  private readonly byEmailAndDay;
  private readonly total;
  private readonly wrongByDevice;
  private readonly wrongByAddress;

  constructor(limiters: FailureLimiters) {
    this.byDevice = limiters.get('access-code-device', 10, HOUR);
    this.byAddress = limiters.get('access-code-address', 200, HOUR);
    this.byEmailHere = limiters.get('access-code-here', 5, HOUR);
    this.byEmail = limiters.get('access-code-email', 10, HOUR);
    this.byEmailAndDay = limiters.get('access-code-email-day', 40, DAY);
    this.total = limiters.getDelayThrottle('access-code-total', { free: 2000, seconds: HOUR });
    this.wrongByDevice = limiters.get('access-wrong-device', 20, QUARTER_HOUR);
    this.wrongByAddress = limiters.get('access-wrong-address', 200, QUARTER_HOUR);
  }

  /**
   * Counts a request of a code.
   * @returns false if too many strangers asked for codes of this e-mail, which must not be told
   * @throws AppError 429 for too many from one device, or from one address
   */
  async countRequest({ email, address, device }: CodeTry): Promise<boolean> {
    if (device) {
      await this.byDevice.consume(device);
      return true;
    }
    const key = addressKey(address);
    await this.byAddress.consume(key);
    await this.byEmailHere.consume(`${email} ${key}`);
    await this.total.delay(key);
    return this.countStranger(email);
  }

  /** Counts the hour first, and gives it back if the day is full: a refused request uses up neither. */
  private async countStranger(email: string): Promise<boolean> {
    try {
      await this.byEmail.consume(email);
    } catch {
      return false;
    }
    try {
      await this.byEmailAndDay.consume(email);
    } catch {
      await this.byEmail.refund(email);
      return false;
    }
    return true;
  }

  /** Counts a wrong code. @throws AppError 429 */
  countWrong({ address, device }: CodeTry): Promise<void> {
    return device ? this.wrongByDevice.consume(device) : this.wrongByAddress.consume(addressKey(address));
  }
}
