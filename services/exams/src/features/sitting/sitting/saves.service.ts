import { Injectable } from '@nestjs/common';
import type { AnswersBody, AnswersSaved } from '@concord/contracts';
import {
  CallThrottle,
  type CandidateActor,
  forbidden,
  LruCache,
  notFound,
  unavailable,
} from '@concord/nest-platform';
import { toPause } from '../../../shared/attempts/pause.view';
import type { LazyBody } from '../../../shared/lazy-body';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { countSave, showSaves } from '../../../store/attempts/attempt-metrics';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../../../store/attempts/attempts.repository';
import { BatchedSavesRepository } from '../../../store/attempts/batched-saves.repository';
import { parseChoices } from '../../authoring/papers/answers';
import { PaperCache } from '../../authoring/papers/paper-cache';
import { type Save, SaveRefusals } from './save-refusals.service';

const TRIES = 3;
/**
 * Limit of saves without answers, which read the store. A page sends one each minute, when it becomes visible, and
 * when its network returns.
 */
const KEEP_ALIVES = {
  calls: 120,
  seconds: 60,
  message: 'This page is sending too many requests. It will continue by itself.',
};
const CACHED_ATTEMPTS = 20_000;

/**
 * Saves answers: acknowledged when durable. A save is usually one conditional write without a read: it succeeds if the
 * cached deadline and the highest `seq` are current. Otherwise the attempt is read, and the write repeated with its
 * deadline.
 */
@Injectable()
export class SavesService {
  /** Attempts for a save without a read. They may be outdated, because each write is conditional. */
  private readonly cache = new LruCache<AttemptWithoutAnswers>(CACHED_ATTEMPTS);
  private readonly keepAlives = new CallThrottle(KEEP_ALIVES);

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly saves: BatchedSavesRepository,
    private readonly papers: PaperCache,
    private readonly refusals: SaveRefusals,
    private readonly events: LiveEventBus,
  ) {
    showSaves();
  }

  async save(candidate: CandidateActor, id: string, input: LazyBody<AnswersBody>): Promise<AnswersSaved> {
    const arrivedAt = new Date();
    const attempt = this.cache.get(id) ?? (await this.readAttempt(id));
    if (String(attempt.student) !== candidate.id) throw forbidden();
    const { seq, answers } = input.body;
    const sent = Object.entries(answers ?? {});
    const paper = await this.papers.get(attempt);
    const choices = parseChoices(paper, sent, (index) => `answers.${sent[index]?.[0] ?? ''}`);
    if (seq === undefined || choices.size === 0) return this.keepAlive(candidate, id, arrivedAt);
    return this.store(candidate, attempt, { choices, seq, arrivedAt });
  }

  /** Handles a save without answers: the page learns the deadline, and monitors that it is open. */
  private async keepAlive(candidate: CandidateActor, id: string, at: Date): Promise<AnswersSaved> {
    const tooOften = this.keepAlives.check(candidate.id);
    if (tooOften) throw tooOften;
    const attempt = await this.readAttempt(id);
    const refusal = this.refusals.of(attempt, candidate, at);
    if (refusal) throw refusal;
    this.events.seen(attempt);
    return toAnswersSaved(attempt, attempt.seq, attempt.savedAt ?? attempt.startedAt);
  }

  private async store(
    candidate: CandidateActor,
    cached: AttemptWithoutAnswers,
    save: Save,
  ): Promise<AnswersSaved> {
    const { choices, seq, arrivedAt } = save;
    const id = String(cached._id);
    const condition = { id, sid: candidate.sid };
    if (this.refusals.isInTime(cached.deadline, arrivedAt)) {
      const expected = { ...condition, deadline: cached.deadline, newest: true };
      if (await this.saves.save(expected, choices, seq, arrivedAt)) {
        countSave('stored');
        this.events.saved(cached, choices, arrivedAt);
        return toAnswersSaved(cached, seq, arrivedAt);
      }
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      const attempt = await this.readAttempt(id);
      const refusal = this.refusals.of(attempt, candidate, arrivedAt);
      if (refusal) throw await this.refusals.settle(refusal, attempt, save);
      const { deadline } = attempt;
      if (await this.saves.save({ ...condition, deadline }, choices, seq, arrivedAt)) {
        countSave('stored');
        // An older save may apply to some questions only, so the monitor reads the attempt.
        this.events.seen(cached);
        this.events.changed(cached);
        return toAnswersSaved(attempt, Math.max(attempt.seq, seq), arrivedAt);
      }
    }
    throw unavailable('Your answers could not be saved right now. Please try again');
  }

  private async readAttempt(id: string): Promise<AttemptWithoutAnswers> {
    const attempt = await this.attempts.findWithoutAnswers(id);
    if (attempt) this.cache.set(id, attempt);
    else this.cache.delete(id);
    if (!attempt) throw notFound('The attempt');
    return attempt;
  }
}

/** The pause in `attempt` is current: a new one moves the deadline, on which the save depends. */
const toAnswersSaved = (attempt: AttemptWithoutAnswers, seq: number, savedAt: Date): AnswersSaved => ({
  seq,
  deadline: attempt.deadline.toISOString(),
  savedAt: savedAt.toISOString(),
  serverTime: new Date().toISOString(),
  ...toPause(attempt),
});
