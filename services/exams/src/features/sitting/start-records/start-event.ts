import type { AuditEvent, StaffRef } from '@concord/nest-platform';
import { attemptTarget } from '../../../shared/attempt-target';
import type { CandidateName } from '../../../store/parts/candidate-name.schema';

interface Start {
  attempt: { _id: unknown; studentName: CandidateName };
  /** The student's id. */
  candidate: string;
  address: string | undefined;
  /** A newer sign-in continues an attempt that another one has started. */
  isTakeOver: boolean;
  /** Absent where the assignment is gone. */
  assignedBy: StaffRef | undefined;
}

/** Audit event of a start or take-over: the candidate, the address, and the staff member who assigned the exam. */
export const startEvent = ({ attempt, candidate, address, isTakeOver, assignedBy }: Start): AuditEvent => ({
  action: 'attempt.start',
  outcome: 'done',
  actor: { kind: 'candidate', id: candidate },
  address,
  target: attemptTarget(attempt),
  details: {
    isTakeOver,
    ...(assignedBy && { assignedBy: assignedBy.username, assignerId: String(assignedBy._id) }),
  },
});
