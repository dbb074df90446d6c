import type { Exam, ResultDetail } from '@concord/contracts';
import { inParallel } from '../../seed/api.ts';
import { Candidate } from './candidate.ts';
import { chanceOf } from '../shared/chance.ts';
import { differences } from './compare.ts';
import { expectedGrade, gradeDifferences } from './expected-grade.ts';
import { Hall } from './hall.ts';
import { Recorder } from './recorder.ts';
import { answer, phase, type Pace } from './sitting.ts';

/** Who sits what, and how fast. */
export interface HallShape extends Pace {
  candidates: number;
  questions: number;
  /** Seconds within which all sign in, and then all start. */
  startWindow: number;
  submitWindow: number;
  /** The same seed makes the same choices. */
  seed: number;
}

export interface ScenarioOptions extends HallShape {
  url: string;
  /** Parts of the product are killed meanwhile. */
  hasFaults?: boolean;
  /** A hall that has applicants from an earlier run. */
  hall?: Hall;
  onPhase?: (name: string) => void;
  /** Told when all is prepared and the clock of the run begins. */
  onReady?: () => void;
  /** Told when the first candidate is about to start. */
  onStart?: (recorder: Recorder) => void;
}

export interface ScenarioOutcome {
  recorder: Recorder;
  errors: number;
  mismatches: number;
  retries: number;
  results: number;
  /** From the last submission's answer to the last grade, in seconds. */
  gradingSeconds: number;
  /** From handing in to the grade, for each candidate, in ms. */
  gradedMs: number[];
  preparationSeconds: number;
}

/** A hall that takes half a minute: for tests, and a look whether all is well. */
export const SMALL: HallShape = {
  candidates: 12,
  seconds: 15,
  questions: 20,
  startWindow: 2,
  submitWindow: 2,
  saveEvery: 3,
  dropRate: 0.1,
  seed: 1,
};

const RESULTS_AT_ONCE = 4;
const VERIFIED_A_SECOND = 100;
/** Beyond its phases a run is given this long before whoever is left is counted as an error. */
const PATIENCE_SECONDS = 180;

/** A whole hall sits one exam: signs in, starts, answers, comes back, submits; then everything is compared. */
export async function runScenario(options: ScenarioOptions): Promise<ScenarioOutcome> {
  const began = performance.now();
  const tell = options.onPhase ?? (() => undefined);
  const hall = options.hall ?? (await Hall.open(options.url));
  tell('registering and assigning');
  await hall.fill(options.candidates);
  const minutes = Math.ceil((options.seconds + PATIENCE_SECONDS) / 60) + 5;
  const exam = await hall.makeExam(`Bench of ${options.candidates}`, options.questions, minutes);
  const assignments = await hall.assign(() => exam, options.candidates);
  const preparationSeconds = (performance.now() - began) / 1000;

  const recorder = new Recorder();
  options.onReady?.();
  const chance = chanceOf(options.seed);
  const end = new AbortController();
  const { seconds, startWindow, submitWindow } = options;
  const limit = seconds + startWindow * 2 + submitWindow + PATIENCE_SECONDS;
  const timer = setTimeout(() => end.abort(), limit * 1000);
  const tools = { recorder, chance, signal: end.signal, hasFaults: options.hasFaults };
  const everybody = hall.applicants
    .slice(0, options.candidates)
    .map((applicant) => new Candidate(options.url, applicant, tools));
  try {
    tell('signing in');
    let present = await phase(everybody, startWindow, tools, (candidate) => candidate.signIn());
    tell('starting and answering');
    options.onStart?.(recorder);
    const places = new Map(everybody.map((candidate, index) => [candidate, assignments[index] ?? '']));
    present = await phase(present, startWindow, tools, async (candidate) => {
      await candidate.start(places.get(candidate) ?? '');
      await answer(candidate, exam, options, chanceOf(Math.floor(chance() * 2 ** 32)));
    });
    tell('comparing answers');
    const verifying = Math.max(1, options.candidates / VERIFIED_A_SECOND);
    present = await phase(present, verifying, tools, (candidate) => candidate.verify());
    tell('submitting');
    present = await phase(present, submitWindow, tools, (candidate) => candidate.submit());
    tell('comparing results');
    await compareResults(hall, exam, present, recorder);
    return { ...outcome(recorder, present), preparationSeconds };
  } finally {
    clearTimeout(timer);
    end.abort();
    for (const candidate of everybody) candidate.connection.close();
  }
}

async function compareResults(hall: Hall, exam: Exam, candidates: readonly Candidate[], recorder: Recorder) {
  const key = new Map(exam.questions.map(({ _id, answer: right }) => [_id, right]));
  await inParallel(candidates, RESULTS_AT_ONCE, async ({ applicant, ledger, result }) => {
    if (!result) return recorder.mismatch(`${applicant.email} has no result`);
    const expected = expectedGrade(key, ledger.choices);
    const detail = await hall.api.call<ResultDetail>('GET', `result/${result._id}`);
    const held = Object.fromEntries(detail.questions.map(({ _id, selectedOption }) => [_id, selectedOption]));
    const lines = [
      ...gradeDifferences(expected, result),
      ...gradeDifferences(expected, detail),
      ...differences([...key.keys()], held, ledger),
      ...(result.student._id === applicant._id ? [] : ['the result names another student']),
    ];
    for (const line of lines) recorder.mismatch(`${applicant.email}, result: ${line}`);
  });
}

function outcome(recorder: Recorder, candidates: readonly Candidate[]) {
  const { submit } = recorder.series;
  const lastAnswer = Math.max(0, ...submit.at.map((at, index) => at + (submit.ms[index] ?? 0)));
  const graded = candidates.flatMap(({ result, submittedAt }) =>
    result ? [{ at: recorder.atOf(Date.parse(result.createdAt)), submittedAt }] : [],
  );
  return {
    recorder,
    errors: recorder.errorCount,
    mismatches: recorder.mismatchCount,
    retries: recorder.retries,
    results: graded.length,
    gradingSeconds: Math.max(0, Math.max(0, ...graded.map(({ at }) => at)) - lastAnswer) / 1000,
    gradedMs: graded.map(({ at, submittedAt }) => Math.max(0, at - submittedAt)),
  };
}
