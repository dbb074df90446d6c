import { Injectable } from '@nestjs/common';
import { AppError, AuditTrail, LimitReports, LruCache } from '@concord/nest-platform';
import { Revocations } from './revocations.service';

const WINDOW_MS = 15 * 60_000;
/** A computer that crashes again and again signs in some 20 times an hour. */
export const SIGN_INS_MAX = 20;
/** Maximum candidates in memory: two large exam days. */
const CANDIDATES_MAX = 20_000;

/**
 * Bounds the successful sign-ins of one candidate: their number in a quarter of an hour, and the number of
 * concurrent ones. They are counted in memory, so a hall costs the store nothing.
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

  /**
   * Counts a sign-in before its token is signed; above the limit the oldest ends.
   * @throws AppError 429.
   */
  async begin(student: string, now = Date.now()): Promise<void> {
    const begun = this.begun.get(student) ?? [];
    const firstOfMany = begun.at(-SIGN_INS_MAX);
    if (firstOfMany !== undefined && now < firstOfMany + WINDOW_MS)
      return this.refuse(student, firstOfMany + WINDOW_MS - now);
    this.begun.set(student, [...begun, now].slice(-SIGN_INS_MAX));
    // Tokens have a precision of seconds.
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
