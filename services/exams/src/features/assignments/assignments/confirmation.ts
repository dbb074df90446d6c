import type { FoundStudent, Role } from '@concord/contracts';

/** Author of a step: `super` for any SUPER_ADMIN, the id of an ADMIN, or undefined if unknown. */
type Step = string | undefined;

/** The step's author, if this member of staff does it. */
export const stepOf = ({ id, role }: { id: string; role: Role }): string =>
  role === 'SUPER_ADMIN' ? 'super' : id;

/**
 * True if the same ADMIN may have done both steps. An unknown author may be any ADMIN: the serial is of an earlier
 * version, or the step was skipped.
 */
const mayBeOneAdmin = (one: Step, other: Step): boolean =>
  one !== 'super' && other !== 'super' && (one === undefined || other === undefined || one === other);

/**
 * True if one ADMIN may have done two of these steps: created the serial, which is the candidate's password; accepted
 * the application; assigned the exam. That ADMIN may have invented the candidate, to find right answers by the
 * scores.
 */
export function isUnconfirmed({ behind }: Pick<FoundStudent, 'behind'>, givenBy: string): boolean {
  const { serial, acceptance } = behind ?? {};
  return (
    mayBeOneAdmin(serial, acceptance) || mayBeOneAdmin(serial, givenBy) || mayBeOneAdmin(acceptance, givenBy)
  );
}

/** True if this ADMIN may be able to sign in as the candidate: who creates a serial knows it. */
export const mayKnowSerial = ({ behind }: Pick<FoundStudent, 'behind'>, step: string): boolean =>
  mayBeOneAdmin(behind?.serial, step);

/**
 * True if a new assignment is unconfirmed. A SUPER_ADMIN who assigns an exam to one student confirms that student.
 */
export const isNewUnconfirmed = (
  staff: { id: string; role: Role },
  student: Pick<FoundStudent, 'behind'>,
): boolean => staff.role !== 'SUPER_ADMIN' && isUnconfirmed(student, stepOf(staff));
