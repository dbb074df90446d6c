import { Injectable } from '@nestjs/common';
import { type CandidateActor, conflict, type FailureLimiter, FailureLimiters } from '@concord/nest-platform';
import type { ExamRecord } from '../exams/exam.schema';
import { hallPaused } from '../pauses/hall-paused';
import { LivePauses } from '../pauses/live-pauses';
import { isRightCode } from './access-code';

/** A code has 28^6 values: nobody finds one with so many tries. */
const [WRONG_MAX, WINDOW_SECONDS] = [10, 600];

/** Who may begin an exam now. It asks the store nothing for one candidate. */
@Injectable()
export class EntryGuard {
  private readonly wrong: FailureLimiter;

  constructor(
    limiters: FailureLimiters,
    private readonly pauses: LivePauses,
  ) {
    this.wrong = limiters.get('exam-code', WRONG_MAX, WINDOW_SECONDS);
  }

  /** @throws AppError 409 before the exam opens. */
  requireOpen({ opensAt }: ExamRecord, now: Date): void {
    if (opensAt && now < opensAt)
      throw conflict('NOT_OPEN', 'This exam is not open yet; the list of your exams says when it opens');
  }

  /** @throws AppError 409 while the hall session is paused. */
  async requireRunning({ id }: CandidateActor, { _id }: ExamRecord): Promise<void> {
    if (await this.pauses.isHallPaused(id, _id))
      throw hallPaused('Your hall is paused at the moment. Please wait, and begin when it goes on');
  }

  /** @throws AppError 409 for a missing or wrong code, 429 after too many wrong ones. */
  async requireCode(
    { id }: CandidateActor,
    { accessCode }: ExamRecord,
    typed: string | undefined,
  ): Promise<void> {
    if (!accessCode) return;
    if (!typed) throw conflict('CODE_NEEDED', 'This exam needs the access code that is shown in the hall');
    await this.wrong.consume(id);
    if (!isRightCode(accessCode, typed, new Date()))
      throw conflict('CODE_WRONG', 'This is not the access code that is shown in the hall now');
    await this.wrong.refund(id);
  }
}
