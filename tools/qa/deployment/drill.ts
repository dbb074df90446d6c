import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { print, printFailure, printStep, printWarning } from '../../lib/console.ts';
import { LauncherError } from '../../lib/launcher-error.ts';
import { Shutdown } from '../../lib/shutdown.ts';
import { findDuplicates } from '../exam/results.ts';
import { Hall } from '../exam/hall.ts';
import { parseOptions } from '../report/options.ts';
import { machineText, none, printTable, whole } from '../report/output.ts';
import { type Drill, type DrillOptions, DEFAULTS } from './context.ts';
import type { Deployment } from './deployment.ts';
import { DeployedProduct } from './deployed-product.ts';
import * as phases from './phases.ts';
import { type PhaseReport, printPhase, printReports } from './report.ts';
import { restorePhase } from './restore-phase.ts';
import { restoreTrialsPhase } from './restore-trials.ts';

type Phase = (drill: Drill) => Promise<PhaseReport | PhaseReport[]>;

/** Optional phases; the start of an empty installation always comes first. */
const PHASES: Readonly<Record<string, Phase>> = {
  exam: phases.examPhase,
  scale: phases.scalePhase,
  roll: phases.rollPhase,
  rotate: phases.rotatePhase,
  release: phases.releasePhase,
  drain: phases.drainPhase,
  kill: phases.killPhase,
  redis: phases.redisPhase,
  mongo: phases.mongoPhase,
  restore: restorePhase,
  trials: restoreTrialsPhase,
};

/** @param own options of one kind of deployment, with their defaults */
export const optionsOf = <Own extends Record<string, string | boolean>>(
  args: string[],
  own: Own,
): DrillOptions & Own => {
  const options = parseOptions(args, { ...DEFAULTS, ...own });
  const unknown = phasesOf(options).find((name) => !Object.hasOwn(PHASES, name));
  if (unknown)
    throw new LauncherError(`There is no phase "${unknown}". There are: ${Object.keys(PHASES).join(', ')}.`);
  return options;
};

const phasesOf = ({ only }: DrillOptions): string[] =>
  only ? only.split(',').map((name) => name.trim()) : Object.keys(PHASES);

/**
 * True if a deployment supports a phase: a drain needs nodes, trials of restores need the product's own
 * backups, a rotation needs our own stores.
 */
const isPossible = (deployment: Deployment, phase: string): boolean =>
  (phase !== 'drain' || !!deployment.drain) &&
  (phase !== 'trials' || !!deployment.trials) &&
  (phase !== 'rotate' || !!deployment.rotate);

async function printMemory(deployment: Deployment): Promise<void> {
  const memory = await deployment.memory();
  printTable([['', 'MiB'], ...[...memory].map(([name, mib]) => [name, whole(mib)])]);
}

/** Runs the phases in order; a failed phase ends the drill. */
async function runPhases(
  deployment: Deployment,
  options: DrillOptions,
  folder: string,
): Promise<PhaseReport[]> {
  const reports: PhaseReport[] = [];
  const note = (report: PhaseReport) => {
    reports.push(report);
    printPhase(report);
  };
  printStep(`Starting from nothing: ${deployment.name}`);
  const started = await phases.timed(() => deployment.up());
  note({ name: 'start', ready: started, goals: [phases.startGoal(started)] });
  await printMemory(deployment);
  const product = new DeployedProduct(deployment);
  const hall = await Hall.open(deployment.url, deployment.account);
  const drill: Drill = { deployment, product, options, hall, submitted: [], folder };
  try {
    for (const name of phasesOf(options).filter((each) => isPossible(deployment, each))) {
      printStep(`Phase ${name}`);
      [await (PHASES[name] as Phase)(drill)].flat().forEach(note);
      if (name === 'scale') await printMemory(deployment);
    }
    const last: PhaseReport = { name: 'in the end', recorder: phases.newRecorder() };
    if (last.recorder) await findDuplicates(drill.hall, drill.submitted, last.recorder);
    const problems = await deployment.consistency();
    problems.forEach((problem) => print(`  ${problem}`));
    note({ ...last, goals: [none(problems.length, 'problems of consistency')] });
  } catch (error) {
    print(await deployment.diagnosis());
    printFailure(String((error as Error).stack));
    note({ name: 'broken off', goals: [{ text: (error as Error).message, holds: false }] });
  }
  return reports;
}

/** Performs operators' tasks and outages on its own deployment while candidates sit. */
export async function drillDeployment(deployment: Deployment, options: DrillOptions): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'concord-drill-'));
  const end = async () => {
    if (options.keep) printWarning(`Kept: ${deployment.url}, backups in ${folder}`);
    else {
      await deployment.down();
      rmSync(folder, { recursive: true, force: true });
    }
  };
  new Shutdown(end, 1);
  try {
    const reports = await runPhases(deployment, options, folder);
    print(`${deployment.name}; ${machineText()}`);
    printReports(reports);
  } finally {
    await end();
  }
}
