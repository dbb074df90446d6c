import { Injectable } from '@nestjs/common';
import type { Attempt } from '@concord/contracts';
import { AppError, conflict, required, ReadyJson } from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { attemptIdOf } from '../../../store/attempts/attempt-id';
import { type AttemptRecord, isSameStart } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { deadlineOf } from '../../../store/attempts/deadline';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { nextMoment } from '../../../store/parts/next-moment';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { EntryGuard, type EntryRequest } from '../entry/entry-guard.service';
import { toAttemptJson } from './attempt.view';
import { StartRecords } from './start-records';
import { requireTokenUntil } from './token-end';

const CREATED = 201;

/** The new attempt, or the one that a concurrent request started. */
type Start =
  { started: ReadyJson<Attempt>; other?: undefined } | { started?: undefined; other: AttemptRecord };

/** Starts attempts. */
@Injectable()
export class AttemptStarts {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly exams: ExamsRepository,
    private readonly papers: PaperCache,
    private readonly entry: EntryGuard,
    private readonly records: StartRecords,
  ) {}

  /** @returns the existing attempt of the round if a concurrent request started it */
  async start(
    entryRequest: EntryRequest,
    assignment: AssignmentRecord,
    before?: AttemptWithoutAnswers,
  ): Promise<Start> {
    const { candidate, address } = entryRequest;
    const startedAt = nextMoment();
    if (assignment.dueDate < startedAt) throw conflict('PAST_DUE', 'The due date of this exam has passed');
    const exam = required(await this.exams.findRecent(assignment.exam), 'The exam');
    this.entry.requireOpen(exam, startedAt);
    await this.entry.requireRunning(candidate, exam);
    await this.entry.requireRight(candidate);
    await this.entry.admit(entryRequest, exam);
    const { paper, seed } = await this.papers.first(exam.current, before?.seed);
    if (paper.totalQuestions === 0) throw new AppError(422, 'NO_QUESTIONS', 'This exam has no questions yet');
    const { duration } = paper;
    const { extraTime } = assignment;
    const deadline = deadlineOf(startedAt, duration + extraTime);
    requireTokenUntil(candidate, deadline);
    const attempt: AttemptRecord = {
      _id: attemptIdOf(assignment._id, assignment.round),
      assignment: assignment._id,
      round: assignment.round,
      student: assignment.student,
      studentName: assignment.studentName,
      ...(assignment.nameRevision && { nameRevision: assignment.nameRevision }),
      exam: assignment.exam,
      version: exam.current,
      ...(seed !== undefined && { seed }),
      sid: candidate.sid,
      address,
      a: {},
      seq: 0,
      startedAt,
      duration,
      extraTime,
      deadline,
      savedAt: null,
      status: 'open',
      submittedAt: null,
      closedBy: null,
      ...(assignment.unconfirmed && { unconfirmed: true }),
    };
    if (!(await this.attempts.insert(attempt))) {
      const other = required(
        await this.attempts.findOfAssignment(assignment._id, assignment.round),
        'The assignment',
      );
      // A concurrent request started it, unless this is the retry of a write whose answer was lost.
      if (!isSameStart(other, attempt)) return { other };
    }
    this.records.started(candidate, assignment, attempt, address);
    return { started: new ReadyJson(toAttemptJson(attempt, paper), CREATED) };
  }
}
