import { Injectable } from '@nestjs/common';
import { AuditTrail, type CandidateActor, log } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { startEvent } from '../start-records/start-event';

type Started = [CandidateActor, AssignmentRecord, AttemptWithoutAnswers, string];

const eventOf = (isTakeOver: boolean, [{ id }, { AddedBy }, attempt, address]: Started) =>
  startEvent({ attempt, candidate: id, address, isTakeOver, assignedBy: AddedBy });

/** Puts on record who starts attempts, from where, and who assigned them. The candidate does not wait for it. */
@Injectable()
export class StartRecords {
  constructor(private readonly audit: AuditTrail) {}

  /** Writes the line only: the worker makes the record from the stored attempt. */
  started(...started: Started): void {
    const [, , attempt] = started;
    this.audit.line(eventOf(false, started), String(attempt._id));
  }

  /** Records that a newer sign-in goes on with an attempt that another one has started. */
  takenOver(...started: Started): void {
    const [, , { _id: attempt }] = started;
    this.audit
      .record(eventOf(true, started))
      .catch((error: unknown) => log.error({ err: error, attempt }, 'a take-over is not on record'));
  }
}
