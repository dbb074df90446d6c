import { Injectable } from '@nestjs/common';
import { type AppError, type CandidateActor, conflict } from '@concord/nest-platform';
import { countSave } from '../../../store/attempts/attempt-metrics';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { isTooLate } from '../../../store/attempts/deadline';
import { changedChoices, type Choices } from '../../../store/attempts/stored-answers';
import { LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { HeartbeatService } from '../heartbeat/heartbeat.service';
import { attemptReset, takenOver, tooLate } from './attempt.errors';

/** Answers that a candidate sent. */
export interface Save {
  readonly choices: Choices;
  readonly seq: number;
  readonly arrivedAt: Date;
}

/** Decides which saves are refused, and stores late answers for staff to decide on. */
@Injectable()
export class SaveRefusals {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly heartbeat: HeartbeatService,
  ) {}

  /** True until the deadline, or longer after an outage. */
  isInTime(deadline: Date, at: Date): boolean {
    return this.heartbeat.isInTime(deadline, at);
  }

  /** The refusal of a save that arrived at `at`; undefined if its answers count. */
  of(attempt: AttemptWithoutAnswers, candidate: CandidateActor, at: Date): AppError | undefined {
    if (attempt.status === 'reset') return attemptReset();
    if (attempt.status !== 'open') return closed();
    if (attempt.sid !== candidate.sid) return takenOver();
    return this.isInTime(attempt.deadline, at) ? undefined : closed();
  }

  /** Stores the answers of a refused save where late ones are accepted. @returns the error for the candidate */
  async settle(
    refusal: AppError,
    attempt: AttemptWithoutAnswers,
    { choices, seq, arrivedAt }: Save,
  ): Promise<AppError> {
    const isClosed = refusal.code === 'ATTEMPT_CLOSED';
    const isLate = isClosed && !isTooLate(attempt.deadline, arrivedAt);
    if (isLate) await this.storeLateAnswers(attempt, choices, seq);
    countSave(isLate ? 'late' : 'refused');
    return isClosed && !isLate ? tooLate() : refusal;
  }

  /** Stores changed answers only: the submission may have included the others. */
  private async storeLateAnswers(
    { _id, student }: AttemptWithoutAnswers,
    choices: Choices,
    seq: number,
  ): Promise<void> {
    const attempt = await this.attempts.find(_id);
    await this.lateAnswers.storeSave(_id, student, changedChoices(attempt?.a ?? {}, choices), seq);
  }
}

const closed = () => conflict('ATTEMPT_CLOSED', 'This exam has ended, so answers can no longer be saved');
