import type { AuditEvent, StaffRef } from '@concord/nest-platform';
import { attemptTarget } from '../../../shared/attempt-target';
import type { CandidateName } from '../../../store/parts/candidate-name.schema';

interface Start {
  attempt: { _id: unknown; studentName: CandidateName };
  /** Id of the student. */
  candidate: string;
  address: string | undefined;
  /** True if a newer sign-in takes over the attempt. */
  isTakeOver: boolean;
  /** Undefined if the assignment is gone. */
  assignedBy: StaffRef | undefined;
}

/** Audit event of a start or a takeover: the candidate, the address, and the author of the assignment. */
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
