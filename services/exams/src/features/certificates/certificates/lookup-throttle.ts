import { Injectable } from '@nestjs/common';
import { addressKey } from '@concord/contracts/environment';
import { AppError, AuditTrail, LimitReports } from '@concord/nest-platform';
import { AddressBuckets } from './address-buckets';

/**
 * Many people may share an address, behind the NAT of a carrier: it may look up 100 numbers a second, and after a pause
 * 12,000 at once. An unknown number costs as much as 100 known ones, so 60 are answered at once and then one a second.
 */
const CAPACITY = 12_000;
const POINTS_PER_SECOND = 100;
const LOOKUP = 1;
const GUESS = 99;
/** Points reserved for known numbers, so that guesses do not block others at the same address. */
const RESERVE = CAPACITY / 2;
const REPORT_SECONDS = 15 * 60;

/**
 * Slows look-ups of certificate numbers by address, an IPv6 network of /64 as one, in each process. It bounds the load:
 * a year has 31^10 (8e14) numbers, so guesses find nothing, and a number shows what its holder shows to anyone.
 */
@Injectable()
export class LookupThrottle {
  private readonly buckets = new AddressBuckets(CAPACITY, POINTS_PER_SECOND);
  private readonly reports: LimitReports;

  constructor(audit: AuditTrail) {
    this.reports = new LimitReports(audit, 'certificate-number-address', REPORT_SECONDS);
  }

  /** To be called before each look-up. @throws AppError 429 with Retry-After while the address asks too fast. */
  takeLookup(address: string): Promise<void> {
    return this.take(address, LOOKUP);
  }

  /** To be called for an unknown number. @throws AppError 429 with Retry-After after many of them. */
  takeGuess(address: string): Promise<void> {
    return this.take(address, GUESS, RESERVE);
  }

  private async take(address: string, points: number, reserve?: number): Promise<void> {
    const key = addressKey(address);
    const retryAfterSeconds = Math.ceil(this.buckets.take(key, points, reserve));
    if (retryAfterSeconds === 0) return;
    await this.reports.record(key);
    const message = 'Too many look-ups from your network. Please wait a moment and try again';
    throw new AppError(429, 'TOO_MANY_REQUESTS', message, { retryAfterSeconds });
  }
}
