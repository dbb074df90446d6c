import { GRADE_FEES, type GradeFee, MEMBER_LIMITS, type MemberGrade } from '@concord/contracts';
import { badRequest, conflict } from '@concord/nest-platform';
import { gradeOn, gradeSince } from '../../../shared/standing/grades';
import type { MemberProjection } from '../../../store/members/member.schema';

/** The subscription of the year was charged for the earlier grade. */
export const UPGRADE_FEES: GradeFee[] = GRADE_FEES.filter((fee) => fee !== 'subscription');

/**
 * Refuses to grant an upgrade from a day on which the member is no longer in the grade of the proposal.
 * @throws AppError 400 for a day before the present grade began, 409 otherwise.
 */
export function requireGrantable(member: MemberProjection, grade: MemberGrade, from: string): void {
  const since = gradeSince(member.terms, from);
  if (since === undefined || from === since)
    throw badRequest('BAD_REQUEST', 'The new grade must begin after the present one');
  const present = gradeOn(member.terms, from);
  if (present !== grade)
    throw conflict('CONFLICT', `The grade is ${present} on that day, so this proposal no longer applies`);
  if (member.terms.length >= MEMBER_LIMITS.history)
    throw conflict('CONFLICT', `A member can have at most ${MEMBER_LIMITS.history} entries of this kind`);
}
