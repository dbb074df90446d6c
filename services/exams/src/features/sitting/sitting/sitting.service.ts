import { Injectable } from '@nestjs/common';
import type { Attempt, AttemptStartBody } from '@concord/contracts';
import {
  AppError,
  type CandidateActor,
  conflict,
  forbidden,
  notFound,
  required,
  ReadyJson,
  unauthenticated,
} from '@concord/nest-platform';
import type { AssignmentRecord } from '../../../store/assignments/assignment.schema';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { attemptIdOf } from '../../../store/attempts/attempt-id';
import { type AttemptRecord, isReset, isSameStart } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import { isResultRecent } from '../../../shared/candidate-sessions/session-end';
import { deadlineOf, leftInPause } from '../../../store/attempts/deadline';
import { EntryGuard, type Sitter } from '../entry/entry-guard.service';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { toResult } from '../../results/results/result.view';
import { ResultsRepository } from '../../../store/results/results.repository';
import { maySeeScore } from '../../results/results/score-access';
import { attemptReset, takenOver } from './attempt.errors';
import { type Outcome, toAttemptJson, toClosedAttemptJson } from './attempt.view';
import { StartRecords } from './start-records';

const CREATED = 201;
const RESUMED = 200;
/** A token must stay valid for this long after the deadline: for the submission, the result and network outages. */
const TOKEN_MARGIN_MS = 60 * 60 * 1000;

/** Starts, resumes and shows a candidate's attempt, and counts those who sit. */
@Injectable()
export class SittingService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly papers: PaperCache,
    private readonly results: ResultsRepository,
    private readonly events: LiveEventBus,
    private readonly sessions: CandidateSessions,
    private readonly records: StartRecords,
    private readonly held: HeldExams,
    private readonly entry: EntryGuard,
  ) {}

  /** `sebHeader` is the header of Safe Exam Browser. */
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
    const sitter: Sitter = { candidate, code, address, seb: { header: sebHeader, proof } };
    if (latest?.round !== assignment.round) return this.startAttempt(sitter, assignment, latest);
    if (latest.status !== 'reset') return this.resumeAttempt(sitter, assignment, latest);
    // A reset was interrupted between its two writes: complete it.
    await this.assignments.beginRound(latest, { dueDate: assignment.dueDate });
    return this.startAttempt(sitter, { ...assignment, round: latest.round + 1 }, latest);
  }

  async count(limit: number): Promise<{ count: number }> {
    return { count: await this.attempts.countSitting(limit) };
  }

  /** An open attempt is for the sign-in that holds it; a closed one has no questions, and after a reset no result. */
  async get(candidate: CandidateActor, id: string): Promise<ReadyJson<Attempt>> {
    const attempt = required(await this.attempts.find(id), 'The attempt');
    if (String(attempt.student) !== candidate.id) throw forbidden();
    const paper = await this.papers.get(attempt);
    if (attempt.status === 'open') {
      if (attempt.sid !== candidate.sid) throw takenOver();
      return new ReadyJson(toAttemptJson(attempt, paper));
    }
    const found = isReset(attempt) ? null : await this.results.find(attempt._id);
    if (!isResultRecent(found)) await this.sessions.require(candidate);
    const held = await this.held.ofSitting(attempt);
    const outcome: Outcome = {
      ...(found && maySeeScore(candidate, { held, isReset: false }) && { result: toResult(found) }),
      ...(held && !isReset(attempt) && { held }),
    };
    return new ReadyJson(toClosedAttemptJson(attempt, paper, outcome));
  }

  private async startAttempt(
    sitter: Sitter,
    assignment: AssignmentRecord,
    before?: AttemptWithoutAnswers,
  ): Promise<ReadyJson<Attempt>> {
    const { candidate, address } = sitter;
    const startedAt = new Date();
    if (assignment.dueDate < startedAt) throw conflict('PAST_DUE', 'The due date of this exam has passed');
    const exam = required(await this.exams.findRecent(assignment.exam), 'The exam');
    this.entry.requireOpen(exam, startedAt);
    await this.entry.requireRunning(candidate, exam);
    await this.entry.admit(sitter, exam);
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
      // A concurrent request started it, unless the write was repeated after its answer was lost.
      if (!isSameStart(other, attempt)) return this.resumeAttempt(sitter, assignment, other);
    }
    this.events.changed(attempt);
    this.records.started(candidate, assignment, attempt, address);
    return new ReadyJson(toAttemptJson(attempt, paper), CREATED);
  }

  private async resumeAttempt(
    sitter: Sitter,
    assignment: AssignmentRecord,
    attempt: AttemptWithoutAnswers,
  ): Promise<ReadyJson<Attempt>> {
    const { candidate, address } = sitter;
    const isNewSession = attempt.sid !== candidate.sid;
    const hasNewExtraTime = attempt.extraTime !== assignment.extraTime;
    if (attempt.status === 'reset') throw attemptReset();
    if (attempt.status !== 'open') throw completed();
    requireTokenUntil(candidate, endOf(attempt));
    // Nobody goes on elsewhere who is not in the hall.
    if (isNewSession)
      await this.entry.admit(sitter, required(await this.exams.find(attempt.exam), 'The exam'));
    if (isNewSession && !(await this.attempts.takeOver(attempt._id, candidate.sid))) throw completed();
    if (hasNewExtraTime)
      await this.attempts.setExtraTime(assignment._id, assignment.round, assignment.extraTime);
    this.events.changed(attempt);
    if (isNewSession) this.records.takenOver(candidate, assignment, attempt, address);
    // Read after the takeover: the older session may have saved until then.
    const resumed = required(await this.attempts.find(attempt._id), 'The attempt');
    return new ReadyJson(toAttemptJson(resumed, await this.papers.get(resumed)), RESUMED);
  }
}

/** A token that expires during an exam would make its last saves fail. */
function requireTokenUntil({ endsAt }: CandidateActor, deadline: Date): void {
  if (endsAt < deadline.getTime() + TOKEN_MARGIN_MS)
    throw unauthenticated('Please sign in again. Your sign-in would end before this exam does');
}

/** Of a paused one, when it would end if it went on now. */
function endOf(attempt: AttemptWithoutAnswers): Date {
  const left = leftInPause(attempt);
  return left === undefined ? attempt.deadline : new Date(Date.now() + left);
}

const completed = () => conflict('ALREADY_COMPLETED', 'You have already completed this exam');
