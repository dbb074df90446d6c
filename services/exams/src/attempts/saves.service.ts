import { Injectable } from '@nestjs/common';
import type { AnswersBody, AnswersSaved } from '@concord/contracts';
import {
  type Actor,
  type CandidateActor,
  conflict,
  forbidden,
  notFound,
  requireCandidate,
  unavailable,
} from '@concord/nest-platform';
import { Papers } from '../exams/papers';
import { LiveNews } from '../monitor/live-news';
import { Presence } from '../sweeper/presence';
import { type Choices, choicesOf, differingFrom } from './answers';
import { AttemptFactsCache, type AttemptFacts } from './attempt-facts';
import { wasReset } from './attempt-refusals';
import { type AttemptHead, AttemptsRepository } from './attempts.repository';
import { isInTime } from './closing-time';
import { LateAnswersRepository } from './late-answers.repository';
import { SavesRepository } from './saves.repository';

const TRIES = 3;

/**
 * Saves answers. Nothing a candidate answered may be lost, so a save is acknowledged only when durable, and one
 * that comes too late is kept aside. The usual save is one conditional write and no read: it states the deadline
 * that is known and that no higher `seq` is stored, and when both still hold, they are the answer. Otherwise the
 * attempt is read and the write tried again with what it says.
 */
@Injectable()
export class SavesService {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly saves: SavesRepository,
    private readonly facts: AttemptFactsCache,
    private readonly papers: Papers,
    private readonly late: LateAnswersRepository,
    private readonly presence: Presence,
    private readonly news: LiveNews,
  ) {}

  async save(actor: Actor, id: string, body: () => AnswersBody): Promise<AnswersSaved> {
    const arrivedAt = new Date();
    const candidate = requireCandidate(actor);
    const facts = await this.facts.of(id);
    if (!facts) throw notFound('The attempt');
    if (facts.studentId !== candidate.id) throw forbidden();
    const { seq, answers } = body();
    const sent = Object.entries(answers ?? {});
    const paper = await this.papers.of(facts.version);
    const choices = choicesOf(paper, sent, (at) => `answers.${sent[at]?.[0] ?? ''}`);
    if (seq === undefined || choices.size === 0) return this.heartbeat(candidate, facts, arrivedAt);
    return this.store(candidate, facts, { choices, seq, arrivedAt });
  }

  private async heartbeat(candidate: CandidateActor, facts: AttemptFacts, at: Date): Promise<AnswersSaved> {
    const head = await this.present(facts);
    const refusal = this.refusalOf(head, candidate, at);
    if (refusal) throw refusal;
    this.news.heard(facts._id);
    return savedView(head.seq, head.deadline, head.savedAt ?? head.startedAt);
  }

  private async store(candidate: CandidateActor, facts: AttemptFacts, save: Save): Promise<AnswersSaved> {
    const { choices, seq, arrivedAt } = save;
    const condition = { id: String(facts._id), student: facts.studentId, sid: candidate.sid };
    if (this.isAccepted(facts.deadline, arrivedAt)) {
      const known = { ...condition, deadline: facts.deadline, newest: true };
      if (await this.saves.save(known, choices, seq, arrivedAt)) {
        this.news.saved(facts._id, choices, arrivedAt);
        return savedView(seq, facts.deadline, arrivedAt);
      }
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      const head = await this.present(facts);
      const refusal = this.refusalOf(head, candidate, arrivedAt);
      if (refusal?.code === 'ATTEMPT_CLOSED') await this.keepAside(facts, choices, seq);
      if (refusal) throw refusal;
      const { deadline } = head;
      if (await this.saves.save({ ...condition, deadline }, choices, seq, arrivedAt)) {
        // An older save may not have counted for every question: the monitor reads what did.
        this.news.heard(facts._id);
        this.news.changed(facts._id);
        return savedView(Math.max(head.seq, seq), deadline, arrivedAt);
      }
    }
    throw unavailable('This attempt is changing at the moment, please try again');
  }

  /** What is in the attempt already, such as a save that its own submission overtook, is nothing to decide on. */
  private async keepAside({ _id, student }: AttemptFacts, choices: Choices, seq: number): Promise<void> {
    const attempt = await this.attempts.find(_id);
    await this.late.keepSave(_id, student, differingFrom(attempt?.a ?? {}, choices), seq);
  }

  private async present(facts: AttemptFacts): Promise<AttemptHead> {
    const head = await this.attempts.findHead(facts._id);
    if (!head) {
      this.facts.forget(String(facts._id));
      throw notFound('The attempt');
    }
    this.facts.renew(head);
    return head;
  }

  private refusalOf(head: AttemptHead, candidate: CandidateActor, at: Date) {
    if (head.status === 'reset') return wasReset();
    if (head.status !== 'open') return closed();
    if (head.sid !== candidate.sid)
      return conflict('TAKEN_OVER', 'This exam goes on where you signed in last; continue it there or here');
    return this.isAccepted(head.deadline, at) ? undefined : closed();
  }

  private isAccepted(deadline: Date, at: Date): boolean {
    return isInTime(deadline, at) || this.presence.isHolding(at);
  }
}

interface Save {
  choices: Choices;
  seq: number;
  arrivedAt: Date;
}

const closed = () => conflict('ATTEMPT_CLOSED', 'This exam has ended, so no answer can be saved any more');

const savedView = (seq: number, deadline: Date, savedAt: Date): AnswersSaved => ({
  seq,
  deadline: deadline.toISOString(),
  savedAt: savedAt.toISOString(),
  serverTime: new Date().toISOString(),
});
