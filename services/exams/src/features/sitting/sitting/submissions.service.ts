import { Injectable } from '@nestjs/common';
import type { HeldResult, Result, SubmitBody, SubmitPending } from '@concord/contracts';
import {
  badRequest,
  type CandidateActor,
  conflict,
  forbidden,
  ReadyJson,
  unavailable,
} from '@concord/nest-platform';
import { parseChoices, parseKnownChoices, type SentAnswer } from '../../authoring/papers/answers';
import { changedChoices } from '../../../store/attempts/stored-answers';
import { countSubmission } from '../../../store/attempts/attempt-metrics';
import { type AttemptRecord, isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { isTooLate } from '../../../store/attempts/deadline';
import { LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { HeartbeatService } from '../heartbeat/heartbeat.service';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { attemptReset, tooLate } from './attempt.errors';
import { GradeWaiter } from './grade-waiter';

const ACCEPTED = 202;
const TRIES = 3;

/** Submits attempts and waits a moment for their grade. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly papers: PaperCache,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly heartbeat: HeartbeatService,
    private readonly grades: GradeWaiter,
    private readonly events: LiveEventBus,
    private readonly held: HeldExams,
  ) {}

  async submit(candidate: CandidateActor, body: SubmitBody): Promise<Result | ReadyJson<SubmitPending>> {
    const arrivedAt = new Date();
    const student = body.studentDetails._id;
    if (student !== undefined && student !== candidate.id) throw forbidden(NOT_OWN_EXAM);
    const attempt = await this.findAttempt(candidate.id, body);
    const sent = body.answers.map(({ _id, selectedOption }): SentAnswer => [_id, selectedOption]);
    if (isReset(attempt)) throw attemptReset();
    const wasOpen = attempt.status === 'open';
    if (wasOpen) await this.close(attempt, sent, arrivedAt);
    else await this.storeLateAnswers(attempt, sent, arrivedAt);
    const held = await this.held.ofSitting(attempt);
    if (held) {
      this.grades.enqueue(attempt._id);
      return pending(attempt, held);
    }
    const existing = wasOpen ? undefined : await this.grades.find(attempt._id);
    return existing ?? (await this.grades.enqueueAndWait(attempt._id)) ?? pending(attempt);
  }

  /** The attempt that the body names, else the open one of the exam, else the latest. */
  private async findAttempt(student: string, body: SubmitBody): Promise<AttemptRecord> {
    if (body.attempt === undefined) {
      const found = await this.attempts.findOfStudentAndExam(student, body.Exam._id);
      const latest = found.sort((a, b) => b.startedAt.getTime() - a.startedAt.getTime())[0];
      const attempt = found.find(({ status }) => status === 'open') ?? latest;
      if (!attempt) throw notStarted();
      return attempt;
    }
    const attempt = await this.attempts.find(body.attempt);
    if (!attempt) throw notStarted();
    if (String(attempt.student) !== student) throw forbidden(NOT_OWN_EXAM);
    if (String(attempt.exam) !== body.Exam._id)
      throw badRequest('VALIDATION', 'This attempt belongs to another exam', [
        { path: 'Exam._id', message: 'This attempt belongs to another exam' },
      ]);
    return attempt;
  }

  /** Submits the union of saved and sent answers; sent ones that are late are stored for staff to decide on. */
  private async close(attempt: AttemptRecord, sent: readonly SentAnswer[], arrivedAt: Date): Promise<void> {
    const paper = await this.papers.get(attempt);
    const choices = parseChoices(paper, sent, (index) => `answers.${index}`);
    for (let tries = 0, read: AttemptRecord | null = attempt; tries < TRIES; tries += 1) {
      if (!read) throw notStarted();
      if (read.status === 'reset') throw attemptReset();
      if (read.status !== 'open') return this.storeLateAnswers(read, sent, arrivedAt);
      const { _id, student, deadline } = read;
      const isAccepted = this.heartbeat.isInTime(deadline, arrivedAt);
      if (!isAccepted) await this.lateAnswers.storeSubmission(_id, student, changedChoices(read.a, choices));
      if (await this.attempts.submit(read, isAccepted ? choices : new Map(), arrivedAt)) {
        countSubmission();
        return this.events.ended(read);
      }
      read = await this.attempts.find(_id);
    }
    throw unavailable('Your exam could not be submitted right now. Please try again');
  }

  /** For an attempt closed by the sweeper or by staff: the submission may hold answers that were not saved. */
  private async storeLateAnswers(
    attempt: AttemptRecord,
    sent: readonly SentAnswer[],
    arrivedAt: Date,
  ): Promise<void> {
    if (attempt.closedBy === 'candidate' || sent.length === 0) return;
    const paper = await this.papers.get(attempt);
    const choices = changedChoices(attempt.a, parseKnownChoices(paper, sent));
    if (choices.size > 0 && isTooLate(attempt.deadline, arrivedAt)) throw tooLate();
    await this.lateAnswers.storeSubmission(attempt._id, attempt.student, choices);
  }
}

function pending({ _id }: AttemptRecord, held?: HeldResult): ReadyJson<SubmitPending> {
  const answer: SubmitPending = { attempt: String(_id), status: 'grading', ...(held && { held }) };
  return new ReadyJson(JSON.stringify(answer), ACCEPTED);
}

const NOT_OWN_EXAM = 'You can only submit your own exam';

const notStarted = () => conflict('ATTEMPT_NOT_STARTED', 'This exam has not been started');
