import { LIMITS } from '@concord/contracts';
import type { AttemptRecord } from '../../store/attempts/attempt.schema';

/** Fields of an attempt that decide about its sign-in. */
export type SessionAttempt = Pick<AttemptRecord, 'status' | 'startedAt' | 'savedAt' | 'submittedAt'>;

const MINUTE_MS = 60_000;
const after = (at: Date, minutes: number) => at.getTime() + minutes * MINUTE_MS;

/** A candidate's sign-in; `isArchived` when staff have archived the record since. */
export interface CandidateSession {
  readonly signedAt: Date;
  readonly isArchived: boolean;
}

/**
 * True if a candidate's sign-in has ended: never while an attempt is open or being graded; then at once for an archived
 * record; some time after the last result; and without any result after two hours without an answer.
 */
export function isSessionOver(
  { signedAt, isArchived }: CandidateSession,
  attempts: readonly SessionAttempt[],
  now: Date,
): boolean {
  if (attempts.some(({ status }) => status === 'open' || status === 'grading')) return false;
  if (isArchived) return true;
  const results = attempts.flatMap(({ submittedAt }) =>
    submittedAt ? after(submittedAt, LIMITS.candidateResultMinutes) : [],
  );
  const active = attempts.map(({ savedAt, startedAt }) =>
    after(savedAt ?? startedAt, LIMITS.candidateIdleMinutes),
  );
  const ends = results.length > 0 ? results : [after(signedAt, LIMITS.candidateIdleMinutes), ...active];
  return now.getTime() > Math.max(...ends);
}

/** True if a result is so new that its candidate may still be waiting for it. */
export const isResultRecent = (result: { createdAt: Date } | null, now = new Date()): boolean =>
  result !== null && now.getTime() <= after(result.createdAt, LIMITS.candidateResultMinutes);
