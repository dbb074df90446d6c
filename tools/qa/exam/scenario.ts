import { printStep } from '../../lib/console.ts';
import { waitUntil } from '../../lib/wait.ts';
import type { Product } from '../../platform/product.ts';
import { faultsAfter } from '../faults/fault-goals.ts';
import { FaultSchedule } from '../faults/fault-schedule.ts';
import { type Fault, type Inject, killOrFlush, type PlannedFault } from '../faults/faults.ts';
import { ProcessWatch, type Usage } from '../processes/process-watch.ts';
import { type Random, seededRandom } from '../people/random.ts';
import { Recorder } from '../ledger/recorder.ts';
import { untilOver } from '../people/retrying-client.ts';
import { answer, type Pace } from './answering.ts';
import { Candidate } from './candidate.ts';
import { type ExamShape, Hall } from './hall.ts';
import { compareResults, type Sitting } from './results.ts';

/** Size and pace of a hall. */
export interface HallShape extends Pace, ExamShape {
  candidates: number;
  questions: number;
  /** Seconds within which all candidates sign in and start. */
  startWindow: number;
  submitWindow: number;
  /** Seed of the random choices. */
  seed: number;
}

export interface ScenarioOptions extends HallShape {
  product: Product;
  /** Faults by seconds from the first start. */
  faults?: readonly PlannedFault[];
  /** Maximum duration of answering in seconds; answering continues until all faults before the submission are made. */
  longest?: number;
  /** Number of last faults that wait for the first submission; none by default. */
  submitFaults?: number;
  /** Makes the faults; kills processes by default. */
  inject?: Inject;
  /** One of this many candidates leaves without submitting: the sweeper must close the attempt. */
  leaves?: number;
  /** A hall with students of an earlier run. */
  hall?: Hall;
  /** Called with all candidates before their sign-in. */
  onSeated?: (sittings: readonly Sitting[]) => void;
  /** Recorder of earlier runs, to continue. */
  recorder?: Recorder;
}

export interface ScenarioOutcome {
  recorder: Recorder;
  /** Number of candidates who have a result. */
  results: number;
  submitted: Sitting[];
  /** Abandoned attempts. */
  left: Sitting[];
  faults: Fault[];
  /** Faults after the last submission. */
  late: Fault[];
  /** CPU time and memory of each process. */
  usages: Usage[];
  /** Seconds from the answer to the last submission to the last grade. */
  gradingSeconds: number;
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

const VERIFIED_PER_SECOND = 100;
/** Time after the last phase at which an unfinished candidate counts as an error. */
const EXTRA_SECONDS = 180;
/** Extension of answering while faults remain. */
const LONGER_SECONDS = 10;

/** Lets a hall sit one exam: sign in, start, answer, reconnect, submit; then compares everything. */
export async function runScenario(options: ScenarioOptions): Promise<ScenarioOutcome> {
  const { product, candidates: count, seconds, startWindow, submitWindow } = options;
  const { faults = [], inject = killOrFlush, leaves = Infinity, longest = seconds } = options;
  const { submitFaults = 0 } = options;
  const verifyWindow = Math.max(1, count / VERIFIED_PER_SECOND);
  const hall = options.hall ?? (await Hall.open(product.url));
  printStep('registering and assigning');
  await hall.fill(count);
  const minutes = Math.ceil((longest + verifyWindow + submitWindow) / 60) + 3;
  const exam = await hall.makeExam(`Bench of ${count}`, options.questions, minutes, options);
  const assignments = await hall.assign(exam, count);

  const recorder = options.recorder ?? new Recorder();
  const earlier = recorder.calls('submit').length;
  const watch = new ProcessWatch(product);
  const random = seededRandom(options.seed);
  const end = new AbortController();
  const limit = longest + startWindow + submitWindow + EXTRA_SECONDS;
  const timer = setTimeout(() => end.abort(), limit * 1000);
  const run = { recorder, random, signal: end.signal, hasFaults: faults.length > 0 };
  const everybody = hall.examinees.slice(0, count).map((examinee, index): Sitting => {
    const candidate = new Candidate(product.url, examinee, run);
    return { candidate, exam, assignment: assignments[index] ?? '' };
  });
  const goOn = ({ candidate }: Sitting, pace: Pace) =>
    answer(candidate, pace, seededRandom(Math.floor(random() * 2 ** 32)));
  const aim = async (signal: AbortSignal, faultsLeft: number) => {
    const isSubmitting = () => signal.aborted || recorder.calls('submit').length > earlier;
    if (faultsLeft <= submitFaults) await waitUntil(isSubmitting, { timeoutMs: limit * 1000 });
  };
  options.onSeated?.(everybody);
  let schedule: FaultSchedule | undefined;
  try {
    printStep('signing in, starting and answering');
    schedule = new FaultSchedule(product, faults, recorder, { inject, aim });
    const from = performance.now();
    let present = await phase(everybody, startWindow, run, async (sitting) => {
      await sitting.candidate.sitDown(sitting.assignment);
      await Promise.all([sitting.candidate.loadPictures(), goOn(sitting, options)]);
    });
    const isDue = ({ isOver, left }: FaultSchedule) => !isOver && left > submitFaults;
    while (isDue(schedule) && performance.now() - from < longest * 1000)
      present = await phase(present, 0, run, (each) => goOn(each, { ...options, seconds: LONGER_SECONDS }));
    printStep('comparing answers');
    present = await phase(present, verifyWindow, run, ({ candidate }) => candidate.verify());
    printStep('submitting');
    const isLeaving = (_: Sitting, index: number) => (index + 1) % leaves === 0;
    const left = present.filter(isLeaving);
    const staying = present.filter((sitting, index) => !isLeaving(sitting, index));
    const submitted = await phase(staying, submitWindow, run, ({ candidate }) => candidate.submit());
    watch.stop();
    const made = await schedule.stop();
    printStep('comparing results');
    await compareResults(hall, submitted, recorder);
    const { usages } = watch;
    const late = faultsAfter(recorder.calls('submit').slice(earlier), made);
    return { ...outcomeOf(recorder, submitted), submitted, left, faults: made, late, usages };
  } finally {
    clearTimeout(timer);
    watch.stop();
    void schedule?.stop();
    end.abort();
    for (const { candidate } of everybody) candidate.connection.close();
  }
}

/**
 * Runs one phase, which each candidate starts at a random time of the window.
 * @returns candidates who completed it
 */
async function phase(
  sittings: readonly Sitting[],
  windowSeconds: number,
  { recorder, random }: { recorder: Recorder; random: Random },
  work: (sitting: Sitting) => Promise<void>,
): Promise<Sitting[]> {
  const done = await Promise.all(
    sittings.map((sitting) =>
      untilOver(sitting.candidate.examinee.email, recorder, async () => {
        await sitting.candidate.sleep(random() * windowSeconds * 1000);
        await work(sitting);
      }),
    ),
  );
  return sittings.filter((_, index) => done[index]);
}

function outcomeOf(recorder: Recorder, submitted: readonly Sitting[]) {
  const lastAnswer = Math.max(0, ...recorder.calls('submit').map(({ to }) => to));
  const results = submitted.flatMap(({ candidate: { result } }) => result ?? []);
  const lastGrade = Math.max(0, ...results.map(({ createdAt }) => recorder.atOf(Date.parse(createdAt))));
  const gradingSeconds = Math.max(0, lastGrade - lastAnswer) / 1000;
  return { recorder, results: results.length, gradingSeconds };
}
