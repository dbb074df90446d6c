import { Injectable } from '@nestjs/common';
import { FailureLimiters } from '@concord/nest-platform';
import { KeyedMutex } from './keyed-mutex';

const QUARTER_HOUR = 15 * 60;
/** Maximum number of successful sign-ins of an account in 15 minutes, from all devices. */
const RIGHT_MAX = 100;

/** Keys by which failed sign-ins are counted. */
export interface SignInTry {
  email: string;
  /** Key of the network address. */
  addressKey: string;
  /** Id of a device that signed in to this account before. */
  device?: string;
}

interface Limit {
  limiter: { consume: (key: string) => Promise<void>; refund: (key: string) => Promise<void> };
  key: string;
}

/**
 * Limits wrong passwords. A known device has its own limit, so that nobody can lock out its owner. Others are counted
 * by address, by e-mail and address, and by e-mail, where wrong passwords delay the next try.
 */
@Injectable()
export class SignInLimits {
  private readonly byDevice;
  private readonly byAddress;
  private readonly byEmailAndAddress;
  private readonly byEmail;
  private readonly right;
  private readonly mutex = new KeyedMutex();

  constructor(limiters: FailureLimiters) {
    this.byDevice = limiters.get('staff-sign-in-device', 10, QUARTER_HOUR);
    // People of an office share an address: 60 mistakes in 15 minutes are normal.
    this.byAddress = limiters.get('staff-sign-in-address', 60, QUARTER_HOUR);
    this.byEmailAndAddress = limiters.get('staff-sign-in-here', 5, QUARTER_HOUR);
    this.byEmail = limiters.getBackOff('staff-sign-in', { free: 10, firstSeconds: 1, maxSeconds: 60 });
    this.right = limiters.get('staff-sign-in-right', RIGHT_MAX, QUARTER_HOUR);
  }

  /** Counts a successful sign-in, to stop loops. @throws AppError 429 */
  countRight(account: string): Promise<void> {
    return this.right.consume(account);
  }

  /** Runs a password check; only `false` counts as a failure. @throws AppError 429; any error of `isRight` */
  async check(given: SignInTry, isRight: () => Promise<boolean>): Promise<boolean> {
    const limits = this.limitsOf(given);
    // Counts as a failure until it succeeds. One check at a time, because parallel successful ones would reach the
    // limit together.
    return this.mutex.run(given.device ?? `${given.email} ${given.addressKey}`, async () => {
      await consumeAll(limits);
      // An outage says nothing about the password, so it does not count as a failure.
      const isAccepted = await isRight().catch(async (error: unknown) => {
        await refundAll(limits);
        throw error;
      });
      if (isAccepted) await refundAll(limits);
      return isAccepted;
    });
  }

  private limitsOf({ email, addressKey, device }: SignInTry): Limit[] {
    if (device) return [{ limiter: this.byDevice, key: device }];
    return [
      { limiter: this.byAddress, key: addressKey },
      { limiter: this.byEmailAndAddress, key: `${email} ${addressKey}` },
      { limiter: this.byEmail, key: email },
    ];
  }
}

async function consumeAll(limits: readonly Limit[]): Promise<void> {
  for (const [index, { limiter, key }] of limits.entries())
    await limiter.consume(key).catch(async (error: unknown) => {
      await refundAll(limits.slice(0, index));
      throw error;
    });
}

const refundAll = (limits: readonly Limit[]): Promise<unknown> =>
  Promise.all(limits.map(({ limiter, key }) => limiter.refund(key)));
