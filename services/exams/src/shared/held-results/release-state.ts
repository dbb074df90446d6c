import type { ExamRelease, HeldResult } from '@concord/contracts';
import { badRequest } from '@concord/nest-platform';
import type { ExamRecord } from '../../store/exams/exam.schema';
import { isHeldAt, type ReleaseRecord } from '../../store/exams/release';

type Released = Pick<ExamRecord, 'release'>;

/** The view of a held result; undefined if results are released. */
export function heldOf({ release }: Released, now = new Date()): HeldResult | undefined {
  return isHeldAt(release, now) ? { until: release.at?.toISOString() ?? null } : undefined;
}

/**
 * The view of a sitting's held result. An unconfirmed one waits for a SUPER_ADMIN, even if its exam holds nothing.
 */
export const heldOfSitting = (
  { unconfirmed }: { readonly unconfirmed?: boolean },
  held: HeldResult | undefined,
): HeldResult | undefined => (unconfirmed ? { until: null, unconfirmed: true } : held);

/** The release for views; a past moment is the time of the release. */
export const toRelease = ({ release }: Released): ExamRelease =>
  release.kind === 'moment' ? release.at.toISOString() : release.kind;

/** @throws AppError 400 for a past moment, because a typing error would release the results */
export function releaseFrom(given: ExamRelease, now = new Date()): ReleaseRecord {
  if (given === 'immediate' || given === 'held') return { kind: given };
  const at = new Date(given);
  if (at > now) return { kind: 'moment', at };
  const message = 'This time has passed. Choose a later time, or release the results now';
  throw badRequest('VALIDATION', message, [{ path: 'release', message }]);
}
