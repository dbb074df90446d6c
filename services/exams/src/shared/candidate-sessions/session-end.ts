import { LIMITS } from '@concord/contracts';
import type { AttemptRecord } from '../../store/attempts/attempt.schema';

/** Fields of an attempt that determine the end of its sign-in. */
export type SessionAttempt = Pick<AttemptRecord, 'status' | 'startedAt' | 'savedAt' | 'submittedAt'>;

const MINUTE_MS = 60_000;
const after = (at: Date, minutes: number) => at.getTime() + minutes * MINUTE_MS;

/** A candidate's sign-in; `isArchived` if the record was archived later. */
export interface CandidateSession {
  readonly signedAt: Date;
  readonly isArchived: boolean;
}

/**
 * True if a candidate's sign-in has ended: never while an attempt is open or being graded; at once for an archived
 * record; some time after the last result; without any result, two hours after the last answer.
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

/** True if a result is so recent that its candidate may still be waiting for it. */
export const isResultRecent = (result: { createdAt: Date } | null, now = new Date()): boolean =>
  result !== null && now.getTime() <= after(result.createdAt, LIMITS.candidateResultMinutes);
