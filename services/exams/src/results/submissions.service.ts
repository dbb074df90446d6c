import { Injectable } from '@nestjs/common';
import type { Result, SubmitBody, SubmitPending } from '@concord/contracts';
import {
  type Actor,
  badRequest,
  conflict,
  forbidden,
  requireCandidate,
  unavailable,
  WithStatus,
} from '@concord/nest-platform';
import { wasReset } from '../attempts/attempt-refusals';
import { choicesOf, differingFrom, knownChoicesOf, type SentAnswer } from '../attempts/answers';
import type { AttemptDoc } from '../attempts/attempt.schema';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { isInTime } from '../attempts/closing-time';
import { LateAnswersRepository } from '../attempts/late-answers.repository';
import { Papers } from '../exams/papers';
import { GradeWaiter } from '../grading/grade-waiter';
import { LiveNews } from '../monitor/live-news';
import { Presence } from '../sweeper/presence';

const ACCEPTED = 202;
const TRIES = 3;

@Injectable()
export class SubmissionsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly papers: Papers,
    private readonly late: LateAnswersRepository,
    private readonly presence: Presence,
    private readonly grades: GradeWaiter,
    private readonly news: LiveNews,
  ) {}

  async submit(actor: Actor, body: SubmitBody): Promise<Result | WithStatus<SubmitPending>> {
    const arrivedAt = new Date();
    const candidate = requireCandidate(actor);
    const named = body.studentDetails._id;
    if (named !== undefined && named !== candidate.id) throw forbidden('You can only submit your own exam');
    const attempt = await this.attemptMeant(candidate.id, body);
    const sent = body.answers.map(({ _id, selectedOption }): SentAnswer => [_id, selectedOption]);
    if (attempt.status === 'reset') throw wasReset();
    const wasOpen = attempt.status === 'open';
    if (wasOpen) await this.close(attempt, sent, arrivedAt);
    else await this.keepUnsaved(attempt, sent);
    const early = wasOpen ? undefined : await this.grades.find(attempt._id);
    const result = early ?? (await this.grades.resultOf(attempt._id));
    return result ?? new WithStatus(ACCEPTED, { attempt: String(attempt._id), status: 'grading' });
  }

  private async attemptMeant(student: string, body: SubmitBody): Promise<AttemptDoc> {
    if (body.attempt === undefined) {
      const found = await this.attempts.findOfStudentAndExam(student, body.Exam._id);
      const latest = found.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0];
      const meant = found.find(({ status }) => status === 'open') ?? latest;
      if (!meant) throw notStarted();
      return meant;
    }
    const given = await this.attempts.find(body.attempt);
    if (!given) throw notStarted();
    if (String(given.student) !== student) throw forbidden('You can only submit your own exam');
    if (String(given.exam) !== body.Exam._id)
      throw badRequest('VALIDATION', 'This attempt is of another exam', [
        { path: 'Exam._id', message: 'This attempt is of another exam' },
      ]);
    return given;
  }

  /** Ends the attempt with the union of what is saved and what is sent; what is sent too late is kept aside. */
  private async close(attempt: AttemptDoc, sent: readonly SentAnswer[], arrivedAt: Date): Promise<void> {
    const paper = await this.papers.of(attempt.version);
    const choices = choicesOf(paper, sent, (at) => `answers.${at}`);
    for (let tries = 0, head: AttemptDoc | null = attempt; tries < TRIES; tries += 1) {
      if (!head) throw notStarted();
      if (head.status === 'reset') throw wasReset();
      if (head.status !== 'open') return this.keepUnsaved(head, sent);
      const { _id, student, deadline } = head;
      const counts = isInTime(deadline, arrivedAt) || this.presence.isHolding(arrivedAt);
      if (!counts) await this.late.keepSubmission(_id, student, differingFrom(head.a, choices));
      if (await this.attempts.submit(head, counts ? choices : new Map(), arrivedAt))
        return this.news.ended(_id);
      head = await this.attempts.find(_id);
    }
    throw unavailable('This attempt is changing at the moment, please try again');
  }

  /** The clock or staff ended it before this arrived: what it holds may be more than what was saved. */
  private async keepUnsaved(attempt: AttemptDoc, sent: readonly SentAnswer[]): Promise<void> {
    if (attempt.closedBy === 'candidate' || sent.length === 0) return;
    const paper = await this.papers.of(attempt.version);
    const choices = differingFrom(attempt.a, knownChoicesOf(paper, sent));
    await this.late.keepSubmission(attempt._id, attempt.student, choices);
  }
}

const notStarted = () => conflict('ATTEMPT_NOT_STARTED', 'This exam has not been started');
