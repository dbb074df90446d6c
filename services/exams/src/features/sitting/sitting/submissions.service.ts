import { Injectable } from '@nestjs/common';
import type { HeldResult, Result, SubmitBody, SubmitPending } from '@concord/contracts';
import { badRequest, type CandidateActor, forbidden, ReadyJson } from '@concord/nest-platform';
import { HeldExams } from '../../../shared/held-results/held-exams.service';
import { type AttemptRecord, isReset } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import type { SentAnswer } from '../../authoring/papers/answers';
import { attemptReset, notStarted } from './attempt.errors';
import { GradeWaiter } from './grade-waiter';
import { SubmittedAnswers } from './submitted-answers.service';

const ACCEPTED = 202;

/** Submits attempts, and waits briefly for their grades. */
@Injectable()
export class SubmissionsService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly answers: SubmittedAnswers,
    private readonly grades: GradeWaiter,
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
    if (wasOpen) await this.answers.close(attempt, sent, arrivedAt);
    else await this.answers.storeLate(attempt, sent, arrivedAt);
    const held = await this.held.ofSitting(attempt);
    if (held) {
      this.grades.enqueue(attempt._id);
      return pending(attempt, held);
    }
    const existing = wasOpen ? undefined : await this.grades.find(attempt._id);
    return existing ?? (await this.grades.enqueueAndWait(attempt._id)) ?? pending(attempt);
  }

  /** The attempt in the body, or else the open one of the exam, or else the latest. */
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
}

function pending({ _id }: AttemptRecord, held?: HeldResult): ReadyJson<SubmitPending> {
  const answer: SubmitPending = { attempt: String(_id), status: 'grading', ...(held && { held }) };
  return new ReadyJson(JSON.stringify(answer), ACCEPTED);
}

const NOT_OWN_EXAM = 'You can only submit your own exam';
