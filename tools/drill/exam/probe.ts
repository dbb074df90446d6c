import type { Attempt } from '@concord/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import type { Candidate } from '../../bench/exam/candidate.ts';
import { differences } from '../../bench/exam/compare.ts';

const EVERY_MS = 50;
const LIMIT_MS = 1000;

/** A candidate without patience: saves all the time, so that it is known when saves are acknowledged again. */
export class Probe {
  /** Saves that were acknowledged. */
  saved = 0;
  /** What was wrong with those that were not, by status; 0 is no answer. */
  readonly failures = new Map<number, number>();
  private readonly candidate: Candidate;
  private readonly questions: readonly { _id: string; options: readonly string[] }[];
  private readonly waiting = new Set<{ from: number; tell: (ms: number) => void }>();
  private isStopped = false;
  private running: Promise<void> | undefined;

  constructor(candidate: Candidate) {
    this.candidate = candidate;
    this.questions = candidate.attempt?.exam.questions ?? [];
  }

  start(): void {
    this.running = this.run();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  /** Acknowledged answers that are not there. */
  async lost(): Promise<string[]> {
    const { connection, attempt, ledger, questions } = this.candidate;
    const { status, body } = await connection.call<Attempt>(
      'GET',
      `/api/exams/attempts/${attempt?._id ?? ''}`,
    );
    if (status !== 200) return [`the probe's attempt cannot be read: ${status}`];
    return differences(questions, body.answers, ledger).map((line) => `the probe: ${line}`);
  }

  /** How long from now until a save that is sent from now on is acknowledged, in ms; `limitMs` when none is. */
  nextSave(limitMs: number): Promise<number> {
    return new Promise((resolve) => {
      const entry = { from: performance.now(), tell: resolve };
      this.waiting.add(entry);
      setTimeout(() => this.waiting.delete(entry) && resolve(limitMs), limitMs).unref();
    });
  }

  private async run(): Promise<void> {
    const { ledger, connection, attempt } = this.candidate;
    const path = `/api/exams/attempts/${attempt?._id ?? ''}/answers`;
    while (!this.isStopped) {
      const question = this.questions[ledger.seq % this.questions.length];
      if (!question) return;
      ledger.choose(question._id, question.options[ledger.seq % question.options.length] ?? null, 0);
      const save = ledger.nextSave();
      const sentAt = performance.now();
      const { seq, answers } = save;
      const answer = await connection.call('PUT', path, { seq, answers }, LIMIT_MS).catch(() => undefined);
      if (answer?.status === 200) {
        ledger.acknowledged(save);
        this.saved += 1;
        this.tell(sentAt);
      } else {
        const status = answer?.status ?? 0;
        this.failures.set(status, (this.failures.get(status) ?? 0) + 1);
      }
      await pause(EVERY_MS);
    }
  }

  private tell(sentAt: number): void {
    for (const entry of this.waiting) {
      if (sentAt < entry.from) continue;
      this.waiting.delete(entry);
      entry.tell(performance.now() - entry.from);
    }
  }
}
