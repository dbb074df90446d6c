import { Injectable } from '@nestjs/common';
import type { Attempt, AttemptStartBody } from '@concord/contracts';
import { type CandidateActor, forbidden, notFound, ReadyJson } from '@concord/nest-platform';
import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import type { AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import type { EntryRequest } from '../entry/entry-guard.service';
import { AttemptResumptions } from './attempt-resumptions.service';
import { AttemptStarts } from './attempt-starts.service';
import { completed } from './attempt.errors';

/** Decides whether a candidate starts or resumes an attempt. */
@Injectable()
export class SittingService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly sessions: CandidateSessions,
    private readonly starts: AttemptStarts,
    private readonly resumptions: AttemptResumptions,
  ) {}

  /** @param sebHeader header of Safe Exam Browser */
  async start(
    candidate: CandidateActor,
    { assignment: assignmentId, code, seb: proof }: AttemptStartBody,
    address: string,
    sebHeader: string | undefined,
  ): Promise<ReadyJson<Attempt>> {
    const [assignment, attempts] = await Promise.all([
      this.assignments.find(assignmentId),
      this.sessions.require(candidate),
    ]);
    if (!assignment) throw notFound('The assignment');
    if (String(assignment.student) !== candidate.id) throw forbidden();
    if (assignment.status === 'completed') throw completed();
    const latest = attempts
      .filter((attempt) => attempt.assignment.equals(assignment._id))
      .reduce<AttemptWithoutAnswers | undefined>((a, b) => (a && a.round > b.round ? a : b), undefined);
    const entryRequest: EntryRequest = { candidate, code, address, seb: { header: sebHeader, proof } };
    if (latest?.round !== assignment.round) return this.begin(entryRequest, assignment, latest);
    if (latest.status !== 'reset') return this.resumptions.resume(entryRequest, assignment, latest);
    // Completes a reset that was interrupted between its two writes.
    await this.assignments.beginRound(latest, { dueDate: assignment.dueDate });
    return this.begin(entryRequest, { ...assignment, round: latest.round + 1 }, latest);
  }

  private async begin(
    entryRequest: EntryRequest,
    assignment: AssignmentRecord,
    before?: AttemptWithoutAnswers,
  ): Promise<ReadyJson<Attempt>> {
    const { started, other } = await this.starts.start(entryRequest, assignment, before);
    return other ? this.resumptions.resume(entryRequest, assignment, other) : started;
  }
}
