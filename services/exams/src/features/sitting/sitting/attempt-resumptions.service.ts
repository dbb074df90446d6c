import { Injectable } from '@nestjs/common';
import type { Attempt } from '@concord/contracts';
import { required, ReadyJson } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { leftInPause } from '../../../store/attempts/deadline';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { EntryGuard, type EntryRequest } from '../entry/entry-guard.service';
import { attemptReset, completed } from './attempt.errors';
import { toAttemptJson } from './attempt.view';
import { StartRecords } from './start-records';
import { requireTokenUntil } from './token-end';

const RESUMED = 200;

/** Resumes attempts, on the same or another device. */
@Injectable()
export class AttemptResumptions {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly papers: PaperCache,
    private readonly entry: EntryGuard,
    private readonly records: StartRecords,
  ) {}

  async resume(
    entryRequest: EntryRequest,
    assignment: AssignmentRecord,
    attempt: AttemptWithoutAnswers,
  ): Promise<ReadyJson<Attempt>> {
    const { candidate, address } = entryRequest;
    const isNewSession = attempt.sid !== candidate.sid;
    const hasNewExtraTime = attempt.extraTime !== assignment.extraTime;
    if (attempt.status === 'reset') throw attemptReset();
    if (attempt.status !== 'open') throw completed();
    requireTokenUntil(candidate, endOf(attempt));
    // A change of device is allowed in the hall only.
    if (isNewSession)
      await this.entry.admit(entryRequest, required(await this.exams.find(attempt.exam), 'The exam'));
    if (isNewSession && !(await this.attempts.takeOver(attempt._id, candidate.sid))) throw completed();
    if (hasNewExtraTime)
      await this.attempts.setExtraTime(assignment._id, assignment.round, assignment.extraTime);
    this.records.resumed(isNewSession, candidate, assignment, attempt, address);
    // Read after the takeover, because the older sign-in may have saved until then.
    const resumed = required(await this.attempts.find(attempt._id), 'The attempt');
    return new ReadyJson(toAttemptJson(resumed, await this.papers.get(resumed)), RESUMED);
  }
}

/** Deadline of the attempt; for a paused one, if it resumed now. */
function endOf(attempt: AttemptWithoutAnswers): Date {
  const left = leftInPause(attempt);
  return left === undefined ? attempt.deadline : new Date(Date.now() + left);
}
