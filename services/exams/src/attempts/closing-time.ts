import { LIMITS } from '@concord/contracts';

const GRACE_MS = LIMITS.saveGraceSeconds * 1000;
const MINUTE_MS = 60_000;

/** When an attempt ends. */
export function deadlineOf(startedAt: Date, minutes: number): Date {
  return new Date(startedAt.getTime() + minutes * MINUTE_MS);
}

/** Whether something that arrived at `at` still counts for an attempt with this deadline. */
export function isInTime(deadline: Date, at: Date): boolean {
  return at.getTime() <= deadline.getTime() + GRACE_MS;
}

/** Attempts with a deadline before this may be closed at `at`; `marginMs` lets what is under way arrive. */
export function closableBefore(at: Date, marginMs: number): Date {
  return new Date(at.getTime() - GRACE_MS - marginMs);
}
