import { answer } from '../exam/answering.ts';
import { Candidate } from '../exam/candidate.ts';
import type { Hall } from '../exam/hall.ts';
import { seededRandom } from '../random.ts';
import { Recorder } from '../recorder.ts';
import { spreadOf } from '../statistics.ts';

const QUESTIONS = 40;
const MINUTES = 180;
/** Each saves once a second. */
const PACE = { seconds: 5, saveEvery: 1, dropRate: 0 };

/** Candidates who sit an exam, to see what their saves take beside other work. */
export class Sitters {
  private readonly url: string;
  private readonly candidates: readonly Candidate[];

  private constructor(url: string, candidates: readonly Candidate[]) {
    this.url = url;
    this.candidates = candidates;
  }

  static async seat(url: string, hall: Hall, count: number): Promise<Sitters> {
    await hall.fill(count);
    const exam = await hall.makeExam('Saves beside files', QUESTIONS, MINUTES);
    const assignments = await hall.assign(exam, count);
    const run = runOf(new Recorder(), new AbortController());
    const candidates = hall.examinees.slice(0, count).map((examinee) => new Candidate(url, examinee, run));
    await Promise.all(
      candidates.map(async (candidate, index) => {
        await candidate.signIn();
        await candidate.start(assignments[index] ?? '');
      }),
    );
    return new Sitters(url, candidates);
  }

  /** Everybody answers while `work` is done. @returns what their saves took, in ms, and what `work` returned. */
  async during<T>(work: () => Promise<T>) {
    const recorder = new Recorder();
    const run = runOf(recorder, new AbortController());
    let isOver = false;
    const sitting = Promise.all(
      this.candidates.map(async (known, index) => {
        const candidate = known.carriedOn(this.url, run);
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

  /** Everybody submits: files rest while a hall sits, also in the next run on the same product. */
  async submit(): Promise<void> {
    const run = runOf(new Recorder(), new AbortController());
    for (const known of this.candidates) {
      const candidate = known.carriedOn(this.url, run);
      await candidate.submit();
      candidate.connection.close();
    }
  }
}

const runOf = (recorder: Recorder, end: AbortController) => ({
  recorder,
  random: seededRandom(1),
  signal: end.signal,
});
