import { z } from 'zod';
import { REVIEW_STATUSES, type ReviewStatus } from './review.schemas';

/** Standing of an applicant, shown beside their records; absent if the students service did not send it. */
export const applicantStanding = z.object({
  status: z.enum(REVIEW_STATUSES).optional(),
  isArchived: z.boolean().optional(),
});
export type ApplicantStanding = z.infer<typeof applicantStanding>;

/** Reasons for excluding a student from exams, sessions and certificates. `UNDECIDED` only if staff choose so. */
export const EXCLUSION_CODES = ['ARCHIVED', 'REJECTED', 'UNDECIDED'] as const;
export type ExclusionCode = (typeof EXCLUSION_CODES)[number];

/** List filters by applicant standing. */
export const STANDING_FILTERS = ['excluded', 'undecided'] as const;
export type StandingFilter = (typeof STANDING_FILTERS)[number];

/** True while an application waits for staff or for the applicant. */
export const isUndecided = (status: ReviewStatus | undefined): boolean =>
  status !== undefined && status !== 'accepted' && status !== 'rejected';

/** Reason for excluding an applicant, or undefined. `acceptedOnly` also excludes the undecided. */
export function exclusionOf(
  { status, isArchived }: ApplicantStanding,
  acceptedOnly = false,
): ExclusionCode | undefined {
  if (isArchived) return 'ARCHIVED';
  if (status === 'rejected') return 'REJECTED';
  return acceptedOnly && isUndecided(status) ? 'UNDECIDED' : undefined;
}
