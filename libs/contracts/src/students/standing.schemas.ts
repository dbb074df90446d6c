import { z } from 'zod';
import { REVIEW_STATUSES, type ReviewStatus } from './review.schemas';

/** How an applicant stands, beside a record of theirs; absent where the students service does not tell. */
export const applicantStanding = z.object({
  status: z.enum(REVIEW_STATUSES).optional(),
  isArchived: z.boolean().optional(),
});
export type ApplicantStanding = z.infer<typeof applicantStanding>;

/** Why somebody is left out of exams, sessions and certificates. `UNDECIDED` only where staff want it so. */
export const EXCLUSION_CODES = ['ARCHIVED', 'REJECTED', 'UNDECIDED'] as const;
export type ExclusionCode = (typeof EXCLUSION_CODES)[number];

/** Filters of lists by the standing of the applicants. */
export const STANDING_FILTERS = ['excluded', 'undecided'] as const;
export type StandingFilter = (typeof STANDING_FILTERS)[number];

/** Whether an application still waits for staff or for the applicant. */
export const isUndecided = (status: ReviewStatus | undefined): boolean =>
  status !== undefined && status !== 'accepted' && status !== 'rejected';

/** Why an applicant is left out; undefined where nothing speaks against it. `acceptedOnly` leaves out the undecided. */
export function exclusionOf(
  { status, isArchived }: ApplicantStanding,
  acceptedOnly = false,
): ExclusionCode | undefined {
  if (isArchived) return 'ARCHIVED';
  if (status === 'rejected') return 'REJECTED';
  return acceptedOnly && isUndecided(status) ? 'UNDECIDED' : undefined;
}
