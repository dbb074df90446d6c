import type { Exam, Result } from '@concord/contracts';
import { seededRandom } from '../random.ts';
import { answer } from './answering.ts';
import { Candidate } from './candidate.ts';
import type { Examinee, Hall } from './hall.ts';
import { type RunContext, untilOver } from './retrying-client.ts';

/** One attempt of one candidate. */
export interface Sitting {
  candidate: Candidate;
  exam: Exam;
  assignment: string;
  /** The candidate left without submitting: the sweeper has to close the attempt. */
  isAbandoned: boolean;
  /** The result as the candidate first saw it. */
  firstResult: Result | undefined;
}

interface Assigned {
  exam: Exam;
  assignment: string;
}

export interface DrillOptions {
  candidates: number;
  /** How often each fault is made. */
  times: number;
  /** Seconds from one fault to the next, at least. */
  every: number;
  /** Mean length of a sitting, in seconds. */
  sitting: number;
  questions: number;
  saveEvery: number;
  seed: number;
}

/** One candidate of so many always leaves. */
const LEAVES = 5;
const LONG_MINUTES = 120;
const SHORT_MINUTES = 1;
/** Who leaves is gone well before the end of a short exam. */
const SHORT_SECONDS = 40;
const DROP_RATE = 0.05;

const leaves = (index: number): boolean => index % LEAVES === 0;

/** Candidates who sit one exam after the other until `isOver`. */
export class DrillSittings {
  readonly sittings: Sitting[] = [];
  isOver = false;
  private readonly url: string;
  private readonly options: DrillOptions;
  private readonly run: RunContext;

  constructor(url: string, options: DrillOptions, run: RunContext) {
    this.url = url;
    this.options = options;
    this.run = run;
  }

  /** Makes `rounds` exams and assigns each to everybody. @returns the assignments of each candidate, in order. */
  async prepare(hall: Hall, rounds: number): Promise<Assigned[][]> {
    const { candidates, questions } = this.options;
    const assigned: Assigned[][] = Array.from({ length: candidates }, () => []);
    for (let round = 1; round <= rounds; round += 1) {
      const long = await hall.makeExam(`Drill ${round}`, questions, LONG_MINUTES);
      const short = await hall.makeExam(`Short drill ${round}`, questions, SHORT_MINUTES);
      const examOf = (index: number) => (leaves(index) ? short : long);
      const assignments = await hall.assign(examOf, candidates);
      assignments.forEach((assignment, index) => assigned[index]?.push({ exam: examOf(index), assignment }));
    }
    return assigned;
  }

  async sitAll(hall: Hall, assigned: readonly Assigned[][]): Promise<void> {
    await Promise.all(
      assigned.map(async (own, index) => {
        const random = seededRandom(this.options.seed * 1000 + index);
        const examinee = hall.examinees[index];
        for (const each of own) {
          if (this.isOver || !examinee) return;
          await this.sit(examinee, each, leaves(index), { ...this.run, random });
        }
      }),
    );
  }

  private async sit(
    examinee: Examinee,
    assigned: Assigned,
    isAbandoned: boolean,
    run: RunContext,
  ): Promise<void> {
    const { sitting: mean, saveEvery } = this.options;
    const { random } = run;
    const leaving = new AbortController();
    const signal = AbortSignal.any([run.signal, leaving.signal]);
    const candidate = new Candidate(this.url, examinee, { ...run, signal });
    const sitting: Sitting = { candidate, ...assigned, isAbandoned, firstResult: undefined };
    const seconds = isAbandoned ? SHORT_SECONDS * (0.5 + random() / 2) : mean * (0.5 + random());
    const pace = { dropRate: DROP_RATE, seconds, saveEvery, isOver: () => this.isOver };
    await untilOver(examinee.email, run.recorder, async () => {
      await candidate.sleep(random() * (isAbandoned ? mean : saveEvery) * 1000);
      await candidate.signIn();
      await candidate.start(assigned.assignment);
      this.sittings.push(sitting);
      await answer(candidate, assigned.exam, pace, random);
      if (isAbandoned) return;
      await candidate.submit();
      sitting.firstResult = candidate.result;
    }).finally(() => {
      leaving.abort();
      candidate.connection.close();
    });
  }
}
