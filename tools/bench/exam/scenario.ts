import type { Exam } from '@concord/contracts';
import { printStep } from '../../lib/console.ts';
import { inParallel } from '../../seed/api.ts';
import { type Random, seededRandom } from '../random.ts';
import { answer, type Pace } from './answering.ts';
import { Candidate } from './candidate.ts';
import { Hall } from './hall.ts';
import { Recorder } from './recorder.ts';
import { checkResult } from './results.ts';
import { untilOver } from './retrying-client.ts';

/** How many sit what, and how fast. */
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
  /** Processes are killed meanwhile. */
  hasFaults?: boolean;
  /** A hall that has students from an earlier run. */
  hall?: Hall;
  /** Called when all is prepared and the clock of the run begins. */
  onReady?: () => void;
  /** Called when the first candidate is about to start. */
  onStart?: (recorder: Recorder) => void;
}

export interface ScenarioOutcome {
  recorder: Recorder;
  /** How many candidates have a result. */
  results: number;
  /** From the last submission's answer to the last grade, in seconds. */
  gradingSeconds: number;
  /** From the submission to the grade, for each candidate, in ms. */
  gradedMs: number[];
  preparationSeconds: number;
}

/** A hall that takes half a minute, for tests. */
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
const VERIFIED_PER_SECOND = 100;
/** A candidate who is not done so long after the last phase is an error. */
const EXTRA_SECONDS = 180;

/** A whole hall sits one exam: signs in, starts, answers, comes back, submits; then everything is compared. */
export async function runScenario(options: ScenarioOptions): Promise<ScenarioOutcome> {
  const { url, candidates: count, seconds, startWindow, submitWindow } = options;
  const began = performance.now();
  const hall = options.hall ?? (await Hall.open(url));
  printStep('registering and assigning');
  await hall.fill(count);
  const minutes = Math.ceil((seconds + EXTRA_SECONDS) / 60) + 5;
  const exam = await hall.makeExam(`Bench of ${count}`, options.questions, minutes);
  const assignments = await hall.assign(() => exam, count);
  const preparationSeconds = (performance.now() - began) / 1000;

  const recorder = new Recorder();
  options.onReady?.();
  const random = seededRandom(options.seed);
  const end = new AbortController();
  const limit = seconds + startWindow * 2 + submitWindow + EXTRA_SECONDS;
  const timer = setTimeout(() => end.abort(), limit * 1000);
  const run = { recorder, random, signal: end.signal, hasFaults: options.hasFaults };
  const everybody = hall.examinees.slice(0, count).map((examinee) => new Candidate(url, examinee, run));
  const assignmentOf = new Map(everybody.map((candidate, index) => [candidate, assignments[index] ?? '']));
  try {
    printStep('signing in');
    let present = await phase(everybody, startWindow, run, (candidate) => candidate.signIn());
    printStep('starting and answering');
    options.onStart?.(recorder);
    present = await phase(present, startWindow, run, async (candidate) => {
      await candidate.start(assignmentOf.get(candidate) ?? '');
      await answer(candidate, exam, options, seededRandom(Math.floor(random() * 2 ** 32)));
    });
    printStep('comparing answers');
    const verifyWindow = Math.max(1, count / VERIFIED_PER_SECOND);
    present = await phase(present, verifyWindow, run, (candidate) => candidate.verify());
    printStep('submitting');
    present = await phase(present, submitWindow, run, (candidate) => candidate.submit());
    printStep('comparing results');
    await compareResults(hall, exam, present, recorder);
    return outcomeOf(recorder, present, preparationSeconds);
  } finally {
    clearTimeout(timer);
    end.abort();
    for (const { connection } of everybody) connection.close();
  }
}

/** Runs one phase, begun by each candidate at a random moment of the window. @returns those who came to its end. */
async function phase(
  candidates: readonly Candidate[],
  windowSeconds: number,
  { recorder, random }: { recorder: Recorder; random: Random },
  work: (candidate: Candidate) => Promise<void>,
): Promise<Candidate[]> {
  const done = await Promise.all(
    candidates.map(async (candidate) => {
      const isDone = await untilOver(candidate.examinee.email, recorder, async () => {
        await candidate.sleep(random() * windowSeconds * 1000);
        await work(candidate);
      });
      return isDone ? [candidate] : [];
    }),
  );
  return done.flat();
}

async function compareResults(hall: Hall, exam: Exam, candidates: readonly Candidate[], recorder: Recorder) {
  await inParallel(candidates, RESULTS_AT_ONCE, async (candidate) => {
    const { examinee, result } = candidate;
    if (!result) return recorder.mismatch(`${examinee.email} has no result`);
    const { lost, misgraded } = await checkResult(hall.staff, exam, candidate, result);
    for (const line of [...lost, ...misgraded]) recorder.mismatch(`${examinee.email}, result: ${line}`);
  });
}

function outcomeOf(
  recorder: Recorder,
  candidates: readonly Candidate[],
  preparationSeconds: number,
): ScenarioOutcome {
  const { submit } = recorder.series;
  const lastAnswer = Math.max(0, ...submit.at.map((at, index) => at + (submit.ms[index] ?? 0)));
  const graded = candidates.flatMap(({ result, submittedAt }) =>
    result ? [{ at: recorder.atOf(Date.parse(result.createdAt)), submittedAt }] : [],
  );
  return {
    recorder,
    results: graded.length,
    gradingSeconds: Math.max(0, Math.max(0, ...graded.map(({ at }) => at)) - lastAnswer) / 1000,
    gradedMs: graded.map(({ at, submittedAt }) => Math.max(0, at - submittedAt)),
    preparationSeconds,
  };
}
