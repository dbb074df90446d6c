import { seededRandom } from '../people/random.ts';
import { Recorder } from '../ledger/recorder.ts';
import { spreadOf } from '../report/statistics.ts';
import { answer } from './answering.ts';
import type { Candidate } from './candidate.ts';
import type { Hall } from './hall.ts';
import { ownRun, seat } from './seats.ts';

const EXAM = { title: 'Saves beside other work', questions: 40, minutes: 180 };
/** Pace of each: one save a second. */
const PACE = { seconds: 5, saveEvery: 1, dropRate: 0 };

/** Candidates who sit an exam, to measure their saves beside other work. */
export class Sitters {
  private readonly url: string;
  private readonly candidates: readonly Candidate[];

  private constructor(url: string, candidates: readonly Candidate[]) {
    this.url = url;
    this.candidates = candidates;
  }

  static async seat(url: string, hall: Hall, count: number): Promise<Sitters> {
    return new Sitters(url, (await seat(url, hall, { ...EXAM, count })).candidates);
  }

  /** Everybody answers during `work`. @returns durations of their saves in ms, and the result of `work` */
  async during<T>(work: () => Promise<T>) {
    const recorder = new Recorder();
    let isOver = false;
    const sitting = Promise.all(
      this.inRun(recorder).map(async (candidate, index) => {
        while (!isOver) await answer(candidate, PACE, seededRandom(index));
        await candidate.saved();
        candidate.connection.close();
      }),
    );
    try {
      return { done: await work(), saves: spreadOf(recorder.series.save.ms), errors: recorder.errors };
    } finally {
      isOver = true;
      await sitting;
    }
  }

  /** Submits all attempts: exports pause while a hall sits, also in the next run on the same product. */
  async submit(): Promise<void> {
    for (const candidate of this.inRun(new Recorder())) {
      await candidate.submit();
      candidate.connection.close();
    }
  }

  private inRun(recorder: Recorder): Candidate[] {
    const run = ownRun(recorder);
    return this.candidates.map((candidate) => candidate.carriedOn(this.url, run));
  }
}
