import { Injectable } from '@nestjs/common';
import { AuditTrail, type CandidateActor, log } from '@concord/nest-platform';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { startEvent } from '../start-records/start-event';

type Started = [CandidateActor, AssignmentRecord, AttemptWithoutAnswers, string];

const eventOf = (isTakeOver: boolean, [{ id }, { AddedBy }, attempt, address]: Started) =>
  startEvent({ attempt, candidate: id, address, isTakeOver, assignedBy: AddedBy });

/**
 * Notifies monitors of starts, and logs who started from which address and who assigned the exam. The candidate does
 * not wait for it.
 */
@Injectable()
export class StartRecords {
  constructor(
    private readonly audit: AuditTrail,
    private readonly events: LiveEventBus,
  ) {}

  /** Writes the log line only; the worker derives the audit record from the attempt. */
  started(...started: Started): void {
    const [, , attempt] = started;
    this.events.changed(attempt);
    this.audit.line(eventOf(false, started), String(attempt._id));
  }

  /** @param isTakeOver true if a newer sign-in takes over the attempt, which is recorded */
  resumed(isTakeOver: boolean, ...started: Started): void {
    const [, , resumed] = started;
    this.events.changed(resumed);
    if (isTakeOver) this.recordTakeOver(started);
  }

  private recordTakeOver(started: Started): void {
    const [, , { _id: attempt }] = started;
    this.audit
      .record(eventOf(true, started))
      .catch((error: unknown) => log.error({ err: error, attempt }, 'a take-over is not on record'));
  }
}
