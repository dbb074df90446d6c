import { Injectable } from '@nestjs/common';
import { AuditTrail, type CandidateActor, log } from '@concord/nest-platform';
import type { AssignmentRecord } from '../assignments/assignment.schema';
import type { AttemptRecord } from '../attempts/attempt.schema';
import { attemptTarget } from '../shared/attempt-target';

/** Puts on record who starts attempts, from where, and who assigned them. The candidate does not wait for it. */
@Injectable()
export class StartRecords {
  constructor(private readonly audit: AuditTrail) {}

  started(...started: [CandidateActor, AssignmentRecord, AttemptRecord, string]): void {
    this.record(false, ...started);
  }

  /** A newer sign-in goes on with an attempt that another one has started. */
  takenOver(...started: [CandidateActor, AssignmentRecord, AttemptRecord, string]): void {
    this.record(true, ...started);
  }

  private record(
    isTakeOver: boolean,
    { id }: CandidateActor,
    { AddedBy }: AssignmentRecord,
    attempt: AttemptRecord,
    address: string,
  ): void {
    this.audit
      .record({
        action: 'attempt.start',
        outcome: 'done',
        actor: { kind: 'candidate', id },
        address,
        target: attemptTarget(attempt),
        details: { isTakeOver, assignedBy: AddedBy.username, assignerId: String(AddedBy._id) },
      })
      .catch((error: unknown) => log.error({ err: error, attempt: attempt._id }, 'a start is not on record'));
  }
}
