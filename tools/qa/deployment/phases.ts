import { printStep } from '../../lib/console.ts';
import { faultGoal, madeGoal } from '../faults/fault-goals.ts';
import type { Inject, PlannedFault } from '../faults/faults.ts';
import { resultGoal } from '../exam/goals.ts';
import { Hall } from '../exam/hall.ts';
import { runScenario, type ScenarioOptions } from '../exam/scenario.ts';
import { type Goal, none } from '../report/output.ts';
import { Recorder } from '../ledger/recorder.ts';
import { RefusedError } from '../people/retrying-client.ts';
import type { Drill } from './context.ts';
import { MANY, ONE, TWO } from './installation.ts';
import { lostFiles, pageFiles } from './release.ts';
import type { PhaseReport } from './report.ts';
import { printDocument, Visitors } from './visitors.ts';

const FEW = 3;
/** Maximum duration of a roll or a series of faults, on a slow machine. */
const LONGEST_SECONDS = 1500;
const DROP_RATE = 0.05;
/** Maximum start time of all containers on one machine with two cores. */
const START_LIMIT_SECONDS = 120;

export const newRecorder = (): Recorder => new Recorder();

/** Duration of some work, in seconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

/** Lets a hall sit while faults are made; returns its figures. */
export async function sit({ product, options, hall, submitted }: Drill, changes: Partial<ScenarioOptions>) {
  const outcome = await runScenario({
    candidates: options.candidates,
    questions: options.questions,
    saveEvery: options.saveEvery,
    seed: options.seed,
    product,
    hall,
    recorder: newRecorder(),
    startWindow: 10,
    submitWindow: 10,
    seconds: 20,
    dropRate: DROP_RATE,
    ...changes,
  });
  submitted.push(...outcome.submitted);
  return outcome;
}

/** Lets a few candidates sit, and one print the result. */
export async function examPhase(drill: Drill): Promise<PhaseReport> {
  const { recorder, results, submitted } = await sit(drill, {
    candidates: FEW,
    startWindow: 1,
    submitWindow: 1,
  });
  const { candidate } = submitted[0] ?? {};
  const print = async () => {
    if (!candidate?.result) throw new RefusedError('there is no result to print');
    const { connection, result } = candidate;
    await printDocument(
      async (method, path, body) => {
        const answer = await connection.call(method, path, body);
        if (answer.status >= 400) throw new RefusedError(`${method} ${path}: ${answer.status}`);
        return answer.body as never;
      },
      'result-slip',
      result._id,
    );
    connection.close();
  };
  const ready = await timed(print);
  return { name: 'exam with PDF', ready, recorder, isStrict: true, goals: [resultGoal(results, FEW)] };
}

/** Rolls while a hall sits and visitors use the site. @param midway begins in the middle of the answers */
async function rollUnder(drill: Drill, name: string, roll: () => Promise<void>): Promise<PhaseReport> {
  const { options, deployment, hall } = drill;
  let ready = 0;
  let visitors: Visitors | undefined;
  const inject: Inject = async () => {
    visitors = await Visitors.arrive(deployment, hall);
    ready = await timed(roll).finally(() => visitors?.leave());
    return undefined;
  };
  const { recorder, results } = await sit(drill, {
    faults: [{ kind: name, at: 0 }],
    inject,
    longest: LONGEST_SECONDS,
  });
  const goals = [
    resultGoal(results, options.candidates),
    {
      text: `${visitors?.uploads} uploads and ${visitors?.documents} PDF (some)`,
      holds: !!visitors?.uploads && !!visitors.documents,
    },
  ];
  return { name, ready, recorder, visitors, isStrict: true, goals };
}

/** Scales from one of each to many and back while a hall sits, then to two of each for the next phases. */
export async function scalePhase(drill: Drill): Promise<PhaseReport> {
  const { deployment } = drill;
  await deployment.scale(ONE);
  const report = await rollUnder(drill, 'scale up and down', async () => {
    await deployment.scale(MANY);
    await deployment.scale(ONE);
  });
  await deployment.scale(TWO);
  return report;
}

/** Rotates secrets while a hall sits; then drops the old ones, as a day later, under another hall. */
export async function rotatePhase(drill: Drill): Promise<PhaseReport[]> {
  const { deployment } = drill;
  const rotate = async () => deployment.rotate?.();
  const used = await rollUnder(drill, 'new secrets', async () => {
    await rotate();
    await rotate();
  });
  drill.hall = await Hall.open(deployment.url, deployment.account);
  return [used, await rollUnder(drill, 'old secrets dropped', rotate)];
}

/** Replaces every process by the same version while a hall sits. */
export const rollPhase = (drill: Drill): Promise<PhaseReport> =>
  rollUnder(drill, 'rolling restart', () => drill.deployment.restart());

/** Evicts every process while a hall sits. */
export const drainPhase = (drill: Drill): Promise<PhaseReport> =>
  rollUnder(drill, 'drain', async () => drill.deployment.drain?.());

/** Replaces every process by another release; pages opened before must find their files. */
export async function releasePhase(drill: Drill): Promise<PhaseReport> {
  const { deployment } = drill;
  printStep('making the images of another release');
  await deployment.prepareUpgrade();
  const before = await pageFiles(deployment.url);
  const report = await rollUnder(drill, 'release', () => deployment.upgrade());
  const after = await pageFiles(deployment.url);
  const replaced = [...before.keys()].filter((path) => !after.has(path));
  const lost = await lostFiles(deployment.url, before);
  const goals = [
    {
      text: `${replaced.length} files of the page before have other names now (some)`,
      holds: replaced.length > 0,
    },
    none(lost.length, `of ${before.size} files of an old page lost`),
  ];
  return { ...report, goals: [...(report.goals ?? []), ...goals] };
}

/** Makes faults in sequence while a hall sits. */
async function faultsUnder(
  drill: Drill,
  name: string,
  faults: PlannedFault[],
  make: (kind: string) => Promise<void>,
) {
  const inject: Inject = async (_, kind) => {
    await make(kind);
    return undefined;
  };
  const outcome = await sit(drill, { faults, inject, longest: LONGEST_SECONDS });
  const { recorder, results } = outcome;
  const calls = recorder.calls('start', 'save', 'submit');
  const ready = Math.max(0, ...outcome.faults.map(({ readyMs }) => readyMs)) / 1000;
  const goals = [
    resultGoal(results, drill.options.candidates),
    madeGoal(outcome.faults, faults.length),
    faultGoal(outcome.faults, calls),
  ];
  return { name, ready, recorder, goals };
}

/** Kills every process and store once. */
export async function killPhase(drill: Drill): Promise<PhaseReport> {
  const { deployment, options } = drill;
  const kinds = await deployment.processes();
  const faults = kinds.map((kind, index) => ({ kind, at: 2 + index * options.every }));
  return faultsUnder(drill, 'kill -9 of each', faults, (kind) => deployment.kill(kind));
}

export const redisPhase = (drill: Drill): Promise<PhaseReport> =>
  faultsUnder(drill, 'Redis lost', [{ kind: 'redis', at: 5 }], () => drill.deployment.loseRedis());

export const mongoPhase = (drill: Drill): Promise<PhaseReport> =>
  faultsUnder(drill, 'MongoDB restarted', [{ kind: 'mongo', at: 5 }], () => drill.deployment.restartMongo());

/** Goal for the duration of the start. */
export const startGoal = (ready: number): Goal => ({
  text: `everything ready after ${Math.round(ready)} s (${START_LIMIT_SECONDS})`,
  holds: ready <= START_LIMIT_SECONDS,
});
