import { LIMITS, PAUSE_HOURS_MAX } from '@concord/contracts';
import type { AttemptRecord } from './attempt.schema';

const GRACE_MS = LIMITS.saveGraceSeconds * 1000;
const MINUTE_MS = 60_000;

export function deadlineOf(startedAt: Date, minutes: number): Date {
  return new Date(startedAt.getTime() + minutes * MINUTE_MS);
}

/** True if a save or submission at `at` counts: before the deadline and its grace period end. */
export function isBeforeDeadline(deadline: Date, at: Date): boolean {
  return at.getTime() <= deadline.getTime() + GRACE_MS;
}

/** Maximum extra time for saves that an outage delayed; limited, because an outage may be provoked. */
export const OUTAGE_GRACE_MAX_MS = LIMITS.outageGraceMinutes * MINUTE_MS;

/** True if a save at `at` may still count after an outage. */
export function isWithinOutageGrace(deadline: Date, at: Date): boolean {
  return at.getTime() <= deadline.getTime() + GRACE_MS + OUTAGE_GRACE_MAX_MS;
}

/**
 * Attempts with a deadline before the result may be closed at `at`.
 * @param marginMs time for saves in progress
 */
export function overdueBefore(at: Date, marginMs: number): Date {
  return new Date(at.getTime() - GRACE_MS - marginMs);
}

/** True if answers at `at` are too late even for late answers. */
export function isTooLate(deadline: Date, at: Date): boolean {
  return at.getTime() > deadline.getTime() + LIMITS.lateAnswersHours * 60 * MINUTE_MS;
}

type Timed = Pick<AttemptRecord, 'startedAt' | 'duration' | 'extraTime' | 'pausedMs' | 'pause'>;

/** Time left at the start of a pause, in ms; undefined unless the attempt is paused. */
export function leftInPause(attempt: Timed): number | undefined {
  const { startedAt, duration, extraTime, pausedMs = 0, pause } = attempt;
  // Computed, not stored, so that a change of the extra time updates one field only.
  const planned = deadlineOf(startedAt, duration + extraTime).getTime() + pausedMs;
  return pause && Math.max(0, planned - pause.at.getTime());
}

/** Time at which a paused attempt is closed unless it is resumed. */
export const pauseEnd = (at: Date): Date => new Date(at.getTime() + PAUSE_HOURS_MAX * 60 * MINUTE_MS);
