import type { ExamRelease, HeldResult } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { ExamRecord } from '../../store/exams/exam.schema';

type Holding = Pick<ExamRecord, 'heldUntil'>;

/** The `heldUntil` of results that wait until staff release them. */
export const UNTIL_RELEASED = new Date('9999-12-31T23:59:59.999Z');

const isUntilReleased = (heldUntil: Date) => heldUntil.getTime() === UNTIL_RELEASED.getTime();

/** The placeholder for a held result; undefined when candidates may see it. */
export function heldOf({ heldUntil }: Holding, now = new Date()): HeldResult | undefined {
  if (!heldUntil || heldUntil <= now) return undefined;
  return { until: isUntilReleased(heldUntil) ? null : heldUntil.toISOString() };
}

/**
 * The placeholder for a held result of one sitting: an unconfirmed one waits for a SUPER_ADMIN, whatever its exam does.
 */
export const heldOfSitting = (
  { unconfirmed }: { readonly unconfirmed?: boolean },
  held: HeldResult | undefined,
): HeldResult | undefined => (unconfirmed ? { until: null, unconfirmed: true } : held);

/** A moment that has passed says when the results were released. */
export function toRelease({ heldUntil }: Holding): ExamRelease {
  if (!heldUntil) return 'immediate';
  return isUntilReleased(heldUntil) ? 'held' : heldUntil.toISOString();
}

/** @throws AppError 400 for a moment in the past: a mistyped one would release the results. */
export function heldUntilOf(release: ExamRelease, now = new Date()): Date | null {
  if (release === 'immediate') return null;
  if (release === 'held') return UNTIL_RELEASED;
  const moment = new Date(release);
  if (moment > now) return moment;
  const message = 'This time has passed. Choose a later time, or release the results now';
  throw badRequest('VALIDATION', message, [{ path: 'release', message }]);
}
