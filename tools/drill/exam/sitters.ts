import type { Exam, Result } from '@concord/contracts';
import { Candidate } from '../../bench/exam/candidate.ts';
import { type Chance, chanceOf } from '../../bench/shared/chance.ts';
import type { Applicant, Hall } from '../../bench/exam/hall.ts';
import { GaveUp, Refused, type Tools } from '../../bench/exam/patient-calls.ts';
import { answer } from '../../bench/exam/sitting.ts';
import type { DrillOptions } from './options.ts';

/** One attempt of one candidate. */
export interface Sitting {
  candidate: Candidate;
  exam: Exam;
  assignment: string;
  /** The candidate went away without handing in: the sweeper has to. */
  isAbandoned: boolean;
  /** The result as it was first seen. */
  firstResult: Result | undefined;
}

interface Place {
  exam: Exam;
  assignment: string;
}

/** Every so many candidates always walk away. */
const WALKS_AWAY = 5;
const LONG_MINUTES = 120;
const SHORT_MINUTES = 1;
/** Someone who walks away is gone well before the end of a short exam. */
const SHORT_SECONDS = 40;
const RATES = { dropRate: 0.05 };

const walksAway = (index: number): boolean => index % WALKS_AWAY === 0;

/** Candidates who sit one exam after the other until they are told to come to an end. */
export class Sitters {
  readonly sittings: Sitting[] = [];
  isOver = false;
  private readonly url: string;
  private readonly options: DrillOptions;
  private readonly tools: Tools;

  constructor(url: string, options: DrillOptions, tools: Tools) {
    this.url = url;
    this.options = options;
    this.tools = tools;
  }

  /** Makes `rounds` exams and assigns each to everybody. @returns the places of each candidate, in turn. */
  async prepare(hall: Hall, rounds: number): Promise<Place[][]> {
    const { candidates, questions } = this.options;
    const places: Place[][] = Array.from({ length: candidates }, () => []);
    for (let round = 1; round <= rounds; round += 1) {
      const long = await hall.makeExam(`Drill ${round}`, questions, LONG_MINUTES);
      const short = await hall.makeExam(`Short drill ${round}`, questions, SHORT_MINUTES);
      const examOf = (index: number) => (walksAway(index) ? short : long);
      const assignments = await hall.assign(examOf, candidates);
      assignments.forEach((assignment, index) => places[index]?.push({ exam: examOf(index), assignment }));
    }
    return places;
  }

  async run(hall: Hall, places: readonly Place[][]): Promise<void> {
    await Promise.all(
      places.map(async (mine, index) => {
        const chance = chanceOf(this.options.seed * 1000 + index);
        const applicant = hall.applicants[index];
        for (const place of mine) {
          if (this.isOver || !applicant) return;
          await this.sit(applicant, place, walksAway(index), chance);
        }
      }),
    );
  }

  private async sit(applicant: Applicant, place: Place, isAbandoned: boolean, chance: Chance): Promise<void> {
    const leaving = new AbortController();
    const signal = AbortSignal.any([this.tools.signal, leaving.signal]);
    const candidate = new Candidate(this.url, applicant, { ...this.tools, signal, chance });
    const sitting: Sitting = { candidate, ...place, isAbandoned, firstResult: undefined };
    const { sitting: mean, saveEvery } = this.options;
    const seconds = isAbandoned ? SHORT_SECONDS * (0.5 + chance() / 2) : mean * (0.5 + chance());
    const pace = { ...RATES, seconds, saveEvery, isOver: () => this.isOver };
    try {
      await candidate.sleep(chance() * (isAbandoned ? mean : saveEvery) * 1000);
      await candidate.signIn();
      await candidate.start(place.assignment);
      this.sittings.push(sitting);
      await answer(candidate, place.exam, pace, chance);
      if (isAbandoned) return;
      await candidate.submit();
      sitting.firstResult = candidate.result;
    } catch (error) {
      // A refusal is counted where it happened.
      if (error instanceof Refused) return;
      if (!(error instanceof GaveUp)) throw error;
      this.tools.recorder.error(`${applicant.email}: ${error.message}`);
    } finally {
      leaving.abort();
      candidate.connection.close();
    }
  }
}
