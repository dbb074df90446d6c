import { Injectable } from '@nestjs/common';
import {
  type Actor,
  AppError,
  type CandidateActor,
  conflict,
  forbidden,
  notFound,
  ReadyJson,
  requireCandidate,
  unauthenticated,
} from '@concord/nest-platform';
import { Types } from 'mongoose';
import type { AssignmentDoc } from '../assignments/assignment.schema';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { ExamsRepository } from '../exams/exams.repository';
import { Papers } from '../exams/papers';
import { LiveNews } from '../monitor/live-news';
import { resultView } from '../results/result.view';
import { ResultsRepository } from '../results/results.repository';
import { wasReset } from './attempt-refusals';
import type { AttemptDoc } from './attempt.schema';
import { attemptJson } from './attempt.view';
import { AttemptsRepository } from './attempts.repository';
import { deadlineOf } from './closing-time';

const CREATED = 201;
const RESUMED = 200;
/** For handing in, waiting for the result, and an hour in which the network may be away. */
const AFTER_DEADLINE_MS = 60 * 60 * 1000;

@Injectable()
export class AttemptsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly assignments: AssignmentsRepository,
    private readonly exams: ExamsRepository,
    private readonly papers: Papers,
    private readonly results: ResultsRepository,
    private readonly news: LiveNews,
  ) {}

  async start(actor: Actor, assignmentId: string): Promise<ReadyJson> {
    const candidate = requireCandidate(actor);
    const [assignment, [latest]] = await Promise.all([
      this.assignments.find(assignmentId),
      this.attempts.listOfAssignment(assignmentId),
    ]);
    if (!assignment) throw notFound('The assignment');
    if (String(assignment.student) !== candidate.id) throw forbidden();
    if (assignment.status === 'completed') throw completed();
    if (latest?.round !== assignment.round) return this.begin(candidate, assignment);
    if (latest.status !== 'reset') return this.resume(candidate, assignment, latest);
    // A reset that was interrupted between its two writes: it ends here.
    await this.assignments.beginRound(latest, assignment.dueDate);
    return this.begin(candidate, { ...assignment, round: latest.round + 1 });
  }

  async get(actor: Actor, id: string): Promise<ReadyJson> {
    const candidate = requireCandidate(actor);
    const attempt = await this.attempts.find(id);
    if (!attempt) throw notFound('The attempt');
    if (String(attempt.student) !== candidate.id) throw forbidden();
    const result = attempt.status === 'open' ? null : await this.results.find(attempt._id);
    const paper = await this.papers.of(attempt.version);
    return new ReadyJson(attemptJson(attempt, paper, result ? resultView(result) : undefined));
  }

  private async begin(candidate: CandidateActor, assignment: AssignmentDoc): Promise<ReadyJson> {
    const startedAt = new Date();
    if (assignment.dueDate < startedAt) throw conflict('PAST_DUE', 'The due date of this exam has passed');
    const exam = await this.exams.find(assignment.exam);
    if (!exam) throw notFound('The exam');
    const paper = await this.papers.of(exam.current);
    if (paper.totalQuestions === 0) throw new AppError(422, 'NO_QUESTIONS', 'This exam has no questions yet');
    const { duration } = paper;
    const { extraTime } = assignment;
    const deadline = deadlineOf(startedAt, duration + extraTime);
    checkOutlives(candidate, deadline);
    const attempt: AttemptDoc = {
      _id: new Types.ObjectId(),
      assignment: assignment._id,
      round: assignment.round,
      student: assignment.student,
      studentName: assignment.studentName,
      exam: assignment.exam,
      version: exam.current,
      sid: candidate.sid,
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
    };
    if (await this.attempts.insert(attempt)) {
      this.news.changed(attempt._id);
      return new ReadyJson(attemptJson(attempt, paper), CREATED);
    }
    // Another device, or the same one twice, was a moment faster.
    const other = await this.attempts.findOfAssignment(assignment._id, assignment.round);
    if (!other) throw notFound('The assignment');
    return this.resume(candidate, assignment, other);
  }

  private async resume(
    candidate: CandidateActor,
    assignment: AssignmentDoc,
    found: AttemptDoc,
  ): Promise<ReadyJson> {
    let attempt = found;
    const takesOver = attempt.sid !== candidate.sid;
    const hasOtherTime = attempt.extraTime !== assignment.extraTime;
    if (attempt.status === 'reset') throw wasReset();
    if (attempt.status !== 'open') throw completed();
    checkOutlives(candidate, attempt.deadline);
    if (takesOver && !(await this.attempts.takeOver(attempt._id, candidate.sid))) throw completed();
    if (hasOtherTime)
      await this.attempts.moveDeadline(assignment._id, assignment.round, assignment.extraTime);
    this.news.changed(attempt._id);
    // What the older session saved up to this moment is part of what the newer one goes on with.
    if (takesOver || hasOtherTime) attempt = (await this.attempts.find(attempt._id)) ?? attempt;
    return new ReadyJson(attemptJson(attempt, await this.papers.of(attempt.version)), RESUMED);
  }
}

/** A sign-in that ends in the middle of an exam would keep its last answers out. */
function checkOutlives({ endsAt }: CandidateActor, deadline: Date): void {
  if (endsAt < deadline.getTime() + AFTER_DEADLINE_MS)
    throw unauthenticated('Please sign in again: your sign-in would end before this exam does');
}

const completed = () => conflict('ALREADY_COMPLETED', 'This exam is already completed');
