import { LIMITS } from '@concord/contracts';

const GRACE_MS = LIMITS.saveGraceSeconds * 1000;
const MINUTE_MS = 60_000;

export function deadlineOf(startedAt: Date, minutes: number): Date {
  return new Date(startedAt.getTime() + minutes * MINUTE_MS);
}

/** Whether a save or submission that arrives at `at` counts: until the deadline and its grace period. */
export function isBeforeDeadline(deadline: Date, at: Date): boolean {
  return at.getTime() <= deadline.getTime() + GRACE_MS;
}

/** Attempts with a deadline before the result may be closed at `at`; `marginMs` is for saves still in progress. */
export function overdueBefore(at: Date, marginMs: number): Date {
  return new Date(at.getTime() - GRACE_MS - marginMs);
}

/** Whether answers that arrive at `at` come too late even to be kept as late answers. */
export function isTooLate(deadline: Date, at: Date): boolean {
  return at.getTime() > deadline.getTime() + LIMITS.lateAnswersHours * 60 * MINUTE_MS;
}
