import { Injectable } from '@nestjs/common';
import { unavailable } from '@concord/nest-platform';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { countSubmission } from '../../../store/attempts/attempt-metrics';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { isTooLate } from '../../../store/attempts/deadline';
import { changedChoices } from '../../../store/attempts/stored-answers';
import { LateAnswersRepository } from '../../../store/late-answers/late-answers.repository';
import { parseChoices, parseKnownChoices, type SentAnswer } from '../../authoring/papers/answers';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { HeartbeatService } from '../heartbeat/heartbeat.service';
import { attemptReset, notStarted, tooLate } from './attempt.errors';

const TRIES = 3;

/** Stores the answers of a submission, and those that are too late to count. */
@Injectable()
export class SubmittedAnswers {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly papers: PaperCache,
    private readonly lateAnswers: LateAnswersRepository,
    private readonly heartbeat: HeartbeatService,
    private readonly events: LiveEventBus,
  ) {}

  /** Submits saved and sent answers together. Sent answers that are late are stored for staff to decide on. */
  async close(attempt: AttemptRecord, sent: readonly SentAnswer[], arrivedAt: Date): Promise<void> {
    const paper = await this.papers.get(attempt);
    const choices = parseChoices(paper, sent, (index) => `answers.${index}`);
    for (let tries = 0, read: AttemptRecord | null = attempt; tries < TRIES; tries += 1) {
      if (!read) throw notStarted();
      if (read.status === 'reset') throw attemptReset();
      if (read.status !== 'open') return this.storeLate(read, sent, arrivedAt);
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

  /** Stores unsaved answers of a submission after the sweeper or staff closed the attempt. */
  async storeLate(attempt: AttemptRecord, sent: readonly SentAnswer[], arrivedAt: Date): Promise<void> {
    if (attempt.closedBy === 'candidate' || sent.length === 0) return;
    const paper = await this.papers.get(attempt);
    const choices = changedChoices(attempt.a, parseKnownChoices(paper, sent));
    if (choices.size > 0 && isTooLate(attempt.deadline, arrivedAt)) throw tooLate();
    await this.lateAnswers.storeSubmission(attempt._id, attempt.student, choices);
  }
}
