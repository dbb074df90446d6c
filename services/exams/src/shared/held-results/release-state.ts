import type { ExamRelease, HeldResult } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { ExamRecord } from '../../store/exams/exam.schema';
import { isHeldAt, type ReleaseRecord } from '../../store/exams/release';

type Released = Pick<ExamRecord, 'release'>;

/** The placeholder for a held result; undefined when candidates may see it. */
export function heldOf({ release }: Released, now = new Date()): HeldResult | undefined {
  return isHeldAt(release, now) ? { until: release.at?.toISOString() ?? null } : undefined;
}

/**
 * The placeholder for a held result of one sitting: an unconfirmed one waits for a SUPER_ADMIN, whatever its exam does.
 */
export const heldOfSitting = (
  { unconfirmed }: { readonly unconfirmed?: boolean },
  held: HeldResult | undefined,
): HeldResult | undefined => (unconfirmed ? { until: null, unconfirmed: true } : held);

/** A moment that has passed says when the results were released. */
export const toRelease = ({ release }: Released): ExamRelease =>
  release.kind === 'moment' ? release.at.toISOString() : release.kind;

/** @throws AppError 400 for a moment in the past: a mistyped one would release the results. */
export function releaseFrom(given: ExamRelease, now = new Date()): ReleaseRecord {
  if (given === 'immediate' || given === 'held') return { kind: given };
  const at = new Date(given);
  if (at > now) return { kind: 'moment', at };
  const message = 'This time has passed. Choose a later time, or release the results now';
  throw badRequest('VALIDATION', message, [{ path: 'release', message }]);
}
