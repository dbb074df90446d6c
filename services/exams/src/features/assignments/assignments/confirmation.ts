import type { FoundStudent, Role } from '@concord/contracts';

/** Person who did a step: a SUPER_ADMIN, the ADMIN with this id, or unknown. */
type Step = string | undefined;

/** The step of this member of staff. */
export const stepOf = ({ id, role }: { id: string; role: Role }): string =>
  role === 'SUPER_ADMIN' ? 'super' : id;

/** An unknown person counts as any ADMIN: the step is missing, or the serial is of an earlier version. */
const mayBeOneAdmin = (one: Step, other: Step): boolean =>
  one !== 'super' && other !== 'super' && (one === undefined || other === undefined || one === other);

/**
 * True if one ADMIN may have done two of three steps: created the serial, which is the candidate's password, accepted
 * the application, assigned the exam. Such a candidate may be invented to read the key from scores.
 */
export function isUnconfirmed({ behind }: Pick<FoundStudent, 'behind'>, givenBy: string): boolean {
  const { serial, acceptance } = behind ?? {};
  return (
    mayBeOneAdmin(serial, acceptance) || mayBeOneAdmin(serial, givenBy) || mayBeOneAdmin(acceptance, givenBy)
  );
}

/** True if an ADMIN may sign in as the candidate: they know the serials that they created. */
export const mayKnowSerial = ({ behind }: Pick<FoundStudent, 'behind'>, step: string): boolean =>
  mayBeOneAdmin(behind?.serial, step);

/**
 * True if a new assignment is unconfirmed. A SUPER_ADMIN who assigns an exam to one student confirms that
 * candidate.
 */
export const isNewUnconfirmed = (
  staff: { id: string; role: Role },
  student: Pick<FoundStudent, 'behind'>,
): boolean => staff.role !== 'SUPER_ADMIN' && isUnconfirmed(student, stepOf(staff));
