import { Injectable } from '@nestjs/common';
import type {
  AnswersBody,
  AnswersSaved,
  Attempt,
  PracticeOutcome,
  PracticeSubmitBody,
} from '@concord/contracts';
import {
  type CandidateActor,
  conflict,
  forbidden,
  newObjectId,
  notFound,
  objectIdOf,
  ReadyJson,
} from '@concord/nest-platform';
import { CandidateSessions } from '../../../shared/candidate-sessions/candidate-sessions.service';
import type { LazyBody } from '../../../shared/lazy-body';
import { deadlineOf, isBeforeDeadline } from '../../../store/attempts/deadline';
import { PracticeRepository } from '../../../store/practices/practice.repository';
import type { PracticeRecord } from '../../../store/practices/practice.schema';
import { parseChoices, type SentAnswer } from '../../authoring/papers/answers';
import { practicePaper } from './practice-paper';
import { toPractice, toPracticeOutcome, toPracticeSaved } from './practice.view';

const RESUMED = 200;

/** Practice exams use the calls of a real attempt, but have their own collection and no results. */
@Injectable()
export class PracticeService {
  constructor(
    private readonly practices: PracticeRepository,
    private readonly sessions: CandidateSessions,
  ) {}

  /** Continues an open practice exam, or else replaces earlier ones by a new one. */
  async start(candidate: CandidateActor): Promise<Attempt | ReadyJson<Attempt>> {
    await this.sessions.require(candidate);
    const startedAt = new Date();
    const open = await this.practices.findOpen(candidate.id, startedAt);
    if (open) {
      if (open.sid !== candidate.sid) await this.practices.takeOver(open, candidate.sid);
      return new ReadyJson(JSON.stringify(toPractice(open)), RESUMED);
    }
    const practice: PracticeRecord = {
      _id: newObjectId(),
      student: objectIdOf(candidate.id),
      sid: candidate.sid,
      a: {},
      seq: 0,
      startedAt,
      deadline: deadlineOf(startedAt, practicePaper.duration),
      savedAt: null,
      ended: false,
    };
    await this.practices.replace(practice);
    return toPractice(practice);
  }

  async get(candidate: CandidateActor, id: string): Promise<Attempt> {
    const practice = await this.own(candidate, id);
    if (!practice.ended && practice.sid !== candidate.sid) throw takenOver();
    return toPractice(practice);
  }

  async save(candidate: CandidateActor, id: string, input: LazyBody<AnswersBody>): Promise<AnswersSaved> {
    const now = new Date();
    const practice = await this.own(candidate, id);
    const { seq, answers } = input.body;
    const sent = Object.entries(answers ?? {});
    const choices = parseChoices(practicePaper, sent, (index) => `answers.${sent[index]?.[0] ?? ''}`);
    if (practice.ended || !isBeforeDeadline(practice.deadline, now)) throw closed();
    if (practice.sid !== candidate.sid) throw takenOver();
    if (seq === undefined || choices.size === 0) return toPracticeSaved(practice);
    const { id: student, sid } = candidate;
    // The practice exam has ended since the read, or moved to another device.
    if (!(await this.practices.save({ id, student, sid }, choices, seq, now))) throw closed();
    return toPracticeSaved({ ...practice, seq: Math.max(practice.seq, seq), savedAt: now });
  }

  /** Submits a practice exam. An ended one ignores further answers, and returns the same result again. */
  async submit(
    candidate: CandidateActor,
    id: string,
    input: LazyBody<PracticeSubmitBody>,
  ): Promise<PracticeOutcome> {
    const now = new Date();
    const { deadline } = await this.own(candidate, id);
    const sent = input.body.answers.map(({ _id, selectedOption }): SentAnswer => [_id, selectedOption]);
    const choices = parseChoices(practicePaper, sent, (index) => `answers.${index}`);
    await this.practices.end(
      { id, student: candidate.id },
      isBeforeDeadline(deadline, now) ? choices : new Map(),
    );
    return toPracticeOutcome(await this.own(candidate, id));
  }

  private async own(candidate: CandidateActor, id: string): Promise<PracticeRecord> {
    const practice = await this.practices.find(id);
    if (!practice) throw notFound('The practice exam');
    if (String(practice.student) !== candidate.id) throw forbidden();
    return practice;
  }
}

const closed = () =>
  conflict('ATTEMPT_CLOSED', 'This practice exam has ended, so answers can no longer be saved');
const takenOver = () => conflict('TAKEN_OVER', 'This practice exam continues where you last signed in');
