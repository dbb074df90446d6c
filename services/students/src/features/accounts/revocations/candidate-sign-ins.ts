import { Injectable } from '@nestjs/common';
import { AppError, AuditTrail, LimitReports, LruCache } from '@concord/nest-platform';
import { Revocations } from './revocations.service';

const WINDOW_MS = 15 * 60_000;
/** Maximum number of sign-ins in 15 minutes; a computer that keeps crashing needs about 5. */
export const SIGN_INS_MAX = 20;
/** Maximum number of candidates in memory: two large exam days. */
const CANDIDATES_MAX = 20_000;

/**
 * Limits the successful sign-ins of a candidate: in 15 minutes, and at the same time. Counted in memory, so that a
 * hall causes no load on the store.
 */
@Injectable()
export class CandidateSignIns {
  private readonly begun = new LruCache<readonly number[]>(CANDIDATES_MAX);
  private readonly reports: LimitReports;

  constructor(
    private readonly revocations: Revocations,
    audit: AuditTrail,
  ) {
    this.reports = new LimitReports(audit, 'exam-sign-in-right', WINDOW_MS / 1000);
  }

  /** Counts a sign-in before its token is signed. Above the limit, the oldest sign-in ends. @throws AppError 429 */
  async begin(student: string, now = Date.now()): Promise<void> {
    const begun = this.begun.get(student) ?? [];
    const firstOfMany = begun.at(-SIGN_INS_MAX);
    if (firstOfMany !== undefined && now < firstOfMany + WINDOW_MS)
      return this.refuse(student, firstOfMany + WINDOW_MS - now);
    this.begun.set(student, [...begun, now].slice(-SIGN_INS_MAX));
    // Tokens have a precision of one second.
    if (firstOfMany !== undefined) await this.revocations.endBefore(student, firstOfMany + 1000);
  }

  private async refuse(student: string, waitMs: number): Promise<never> {
    await this.reports.record(student);
    throw new AppError(
      429,
      'TOO_MANY_REQUESTS',
      'You have signed in too many times in the last few minutes. Please wait a while, or ask the invigilator for help',
      { retryAfterSeconds: Math.ceil(waitMs / 1000) },
    );
  }
}
