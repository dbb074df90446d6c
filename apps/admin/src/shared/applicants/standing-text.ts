import { type ApplicantStanding, type ExclusionCode } from '@concord/contracts';
import { STATUS_LOOKS } from '../review/review-chip';

/** Standing of an applicant for lists of other records; empty if unknown. */
export function standingText(standing: ApplicantStanding | undefined): string {
  const status = standing?.status && STATUS_LOOKS[standing.status].label;
  return [standing?.isArchived && 'Archived', status].filter(Boolean).join(', ');
}

/** Reasons for excluding students: after one name, and after several. */
export const EXCLUSION_WORDS: Record<ExclusionCode, readonly [one: string, several: string]> = {
  ARCHIVED: ['is archived', 'are archived'],
  REJECTED: ['was rejected', 'were rejected'],
  UNDECIDED: ['is not decided yet', 'are not decided yet'],
};
