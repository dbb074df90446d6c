import type { Attempt } from '@concord/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import { increment } from '../output.ts';
import { differences } from './answer-ledger.ts';
import { Candidate } from './candidate.ts';
import type { Hall } from './hall.ts';
import type { RunContext } from './retrying-client.ts';

const EVERY_MS = 50;
const LIMIT_MS = 1000;
const EXAM_MINUTES = 600;

/** A candidate that saves all the time and does not back off, to see when saves are acknowledged again. */
export class Probe {
  /** Saves that were acknowledged. */
  saved = 0;
  /** Saves that were not, by status; 0 is no answer. */
  readonly failures = new Map<number, number>();
  private readonly candidate: Candidate;
  private readonly waiting = new Set<{ from: number; resolve: (ms: number) => void }>();
  private isStopped = false;
  private readonly running: Promise<void>;

  private constructor(candidate: Candidate) {
    this.candidate = candidate;
    this.running = this.run();
  }

  /** Begins to save as the last student of the hall. */
  static async start(url: string, hall: Hall, questions: number, run: RunContext): Promise<Probe> {
    const exam = await hall.makeExam('Probe', questions, EXAM_MINUTES);
    const examinee = hall.examinees.at(-1);
    if (!examinee) throw new Error('The hall is empty');
    const candidate = new Candidate(url, examinee, run);
    const assignment = await hall.assignOne(exam, examinee);
    await candidate.signIn();
    await candidate.start(assignment);
    return new Probe(candidate);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  /** Acknowledged answers that are not there. */
  async lost(): Promise<string[]> {
    const { connection, attemptPath, ledger, questions } = this.candidate;
    const { status, body } = await connection.call<Attempt>('GET', attemptPath);
    if (status !== 200) return [`the probe's attempt cannot be read: ${status}`];
    return differences(questions, body.answers, ledger).map((line) => `the probe: ${line}`);
  }

  /** How long from now until a save that is sent from now on is acknowledged, in ms; `limitMs` when none is. */
  nextSave(limitMs: number): Promise<number> {
    return new Promise((resolve) => {
      const entry = { from: performance.now(), resolve };
      this.waiting.add(entry);
      setTimeout(() => this.waiting.delete(entry) && resolve(limitMs), limitMs).unref();
    });
  }

  private async run(): Promise<void> {
    const { ledger, connection, attempt, attemptPath } = this.candidate;
    const questions = attempt?.exam.questions ?? [];
    while (!this.isStopped) {
      const question = questions[ledger.seq % questions.length];
      if (!question) return;
      ledger.choose(question._id, question.options[ledger.seq % question.options.length] ?? null, 0);
      const save = ledger.nextSave();
      const sentAt = performance.now();
      const { seq, answers } = save;
      const sending = connection.call('PUT', `${attemptPath}/answers`, { seq, answers }, LIMIT_MS);
      const answer = await sending.catch(() => undefined);
      if (answer?.status === 200) {
        ledger.acknowledged(save);
        this.saved += 1;
        this.resolveWaiting(sentAt);
      } else increment(this.failures, answer?.status ?? 0);
      await pause(EVERY_MS);
    }
  }

  private resolveWaiting(sentAt: number): void {
    for (const entry of this.waiting) {
      if (sentAt < entry.from) continue;
      this.waiting.delete(entry);
      entry.resolve(performance.now() - entry.from);
    }
  }
}
