import { Injectable } from '@nestjs/common';
import { addressKey } from '@concord/contracts/environment';
import { AppError, AuditTrail, LimitReports } from '@concord/nest-platform';
import { AddressBuckets } from './address-buckets';

/**
 * Limits per address, which many people may share behind a carrier's NAT: 100 look-ups a second, and 12,000 at once
 * after a pause. An unknown number costs as much as 100 known ones: 60 at once, then one a second.
 */
const CAPACITY = 12_000;
const POINTS_PER_SECOND = 100;
const LOOKUP = 1;
const GUESS = 99;
/** Points reserved for known numbers, so that guesses do not block other people at the same address. */
const RESERVE = CAPACITY / 2;
const REPORT_SECONDS = 15 * 60;

/**
 * Throttles look-ups of certificate numbers by address (IPv6: by /64 network), per process. It limits load only:
 * guessing is futile among 31^10 (8e14) numbers a year, and a number reveals what its holder shows to anyone.
 */
@Injectable()
export class LookupThrottle {
  private readonly buckets = new AddressBuckets(CAPACITY, POINTS_PER_SECOND);
  private readonly reports: LimitReports;

  constructor(audit: AuditTrail) {
    this.reports = new LimitReports(audit, 'certificate-number-address', REPORT_SECONDS);
  }

  /** Call before each look-up. @throws AppError 429 with Retry-After while the address asks too fast */
  takeLookup(address: string): Promise<void> {
    return this.take(address, LOOKUP);
  }

  /** Call for an unknown number. @throws AppError 429 with Retry-After after too many of them */
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
