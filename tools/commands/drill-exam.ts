import { setTimeout as pause } from 'node:timers/promises';
import { print, printStep } from '../lib/console.ts';
import { faultsInTurn, type FaultRecord } from '../bench/exam/drill-faults.ts';
import { compareSittings } from '../bench/exam/drill-results.ts';
import { type DrillOptions, DrillSittings } from '../bench/exam/drill-sittings.ts';
import { drillGoals, faultRows, submittedInFault } from '../bench/exam/drill-summary.ts';
import { FAULT_KINDS } from '../bench/exam/faults.ts';
import { Hall } from '../bench/exam/hall.ts';
import { Probe } from '../bench/exam/probe.ts';
import { Recorder } from '../bench/exam/recorder.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, printGoals, printTable, statusText, whole } from '../bench/output.ts';
import { type Product, withProduct } from '../bench/product.ts';
import { seededRandom } from '../bench/random.ts';
import { spreadOf } from '../bench/statistics.ts';

const WARM_UP_MS = 5000;
/** The sweeper closes abandoned attempts a minute after the last outage, when their time is up. */
const PATIENCE_MS = 240_000;
const MAX_LISTED = 20;

async function drill(product: Product, options: DrillOptions): Promise<void> {
  const recorder = new Recorder();
  const end = new AbortController();
  const run = { recorder, random: seededRandom(options.seed), signal: end.signal, hasFaults: true };
  const seconds = FAULT_KINDS.length * options.times * (options.every + 2);
  printStep(
    `Registering ${options.candidates} candidates; the faults will take about ${Math.ceil(seconds / 60)} min`,
  );
  const hall = await Hall.open(product.url);
  await hall.fill(options.candidates + 1);
  const drillSittings = new DrillSittings(product.url, options, run);
  const assigned = await drillSittings.prepare(hall, Math.ceil((seconds / options.sitting) * 1.5) + 2);
  const probe = await Probe.start(product.url, hall, options.questions, run);
  const sitting = drillSittings.sitAll(hall, assigned);
  await pause(WARM_UP_MS);
  let records: FaultRecord[];
  try {
    records = await faultsInTurn(product, probe, options, run);
  } finally {
    drillSittings.isOver = true;
    setTimeout(() => end.abort(), PATIENCE_MS).unref();
    await probe.stop();
  }
  printStep('No more faults: candidates finish, the sweeper closes what they left');
  await sitting;
  const { sittings } = drillSittings;
  const results = await compareSittings(hall, sittings, PATIENCE_MS);
  results.lost.push(...(await probe.lost()));

  printTable(faultRows(records));
  const { save, submit } = recorder.series;
  const abandoned = sittings.filter(({ isAbandoned }) => isAbandoned).length;
  const swept = spreadOf(results.sweptSeconds);
  print(
    `${sittings.length} sittings, ${abandoned} of them abandoned; ${save.at.length} saves, ` +
      `${submittedInFault(recorder, records)} of ${submit.at.length} submissions while something was down`,
  );
  print(`closed by the sweeper ${whole(swept.p50)} s (p50), ${whole(swept.max)} s (max) after the deadline`);
  print(`tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`);
  print(`the probe: ${probe.saved} saves acknowledged; others ${statusText(probe.failures) || 'none'}`);
  print(`${machineText()}; ${product.stores}`);
  const { lost, misgraded, stuck } = results;
  const lines = [...recorder.errors, ...recorder.mismatches, ...lost, ...misgraded, ...stuck];
  lines.slice(0, MAX_LISTED).forEach((line) => print(`  ${line}`));
  printGoals(drillGoals(recorder, records, results));
}

/** Candidates sit while parts of the product are killed, one after the other; then everything is compared. */
export async function drillExam(args: string[]): Promise<void> {
  const options = parseOptions(
    args,
    { candidates: 100, times: 20, every: 12, sitting: 60, questions: 30, saveEvery: 4, seed: 1 },
    {
      candidates: { min: 1, whole: true },
      times: { min: 1, whole: true },
      sitting: { min: 10 },
      questions: { min: 1, max: 500, whole: true },
      saveEvery: { min: 0.2 },
    },
  );
  await withProduct((product) => drill(product, options));
}
