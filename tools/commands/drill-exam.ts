import { say, step } from '../lib/console.ts';
import { Candidate } from '../bench/exam/candidate.ts';
import { chanceOf } from '../bench/shared/chance.ts';
import { FAULT_KINDS } from '../bench/exam/faults.ts';
import { Hall } from '../bench/exam/hall.ts';
import { judge } from '../bench/shared/goal.ts';
import { spreadOf } from '../bench/shared/percentiles.ts';
import type { Product } from '../bench/shared/product.ts';
import { Recorder } from '../bench/exam/recorder.ts';
import { machine, statusText, table } from '../bench/shared/tables.ts';
import { withProduct } from '../bench/shared/with-product.ts';
import { type Aftermath, inspect } from '../drill/exam/aftermath.ts';
import { faultsInTurn, type FaultRecord } from '../drill/exam/faults-in-turn.ts';
import { type DrillOptions, drillOptions } from '../drill/exam/options.ts';
import { Probe } from '../drill/exam/probe.ts';
import { Sitters } from '../drill/exam/sitters.ts';
import { drillGoals, faultRows, submittedInFault } from '../drill/exam/summary.ts';

const WARM_UP_MS = 5000;
/** The sweeper closes what was walked away from a minute after the last outage, when its time is up. */
const PATIENCE_MS = 240_000;
const PROBE_MINUTES = 600;
const LISTED = 20;

async function drill(product: Product, options: DrillOptions): Promise<void> {
  const recorder = new Recorder();
  const chance = chanceOf(options.seed);
  const end = new AbortController();
  const tools = { recorder, chance, signal: end.signal, hasFaults: true };
  const seconds = FAULT_KINDS.length * options.times * (options.every + 2);
  step(
    `Registering ${options.candidates} candidates; the faults will take about ${Math.ceil(seconds / 60)} min`,
  );
  const hall = await Hall.open(product.url);
  await hall.fill(options.candidates + 1);
  const sitters = new Sitters(product.url, options, tools);
  const places = await sitters.prepare(hall, Math.ceil((seconds / options.sitting) * 1.5) + 2);
  const probe = await startProbe(product, hall, options, tools);
  const sitting = sitters.run(hall, places);
  await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
  let records: FaultRecord[];
  try {
    records = await faultsInTurn(product, probe, options, tools);
  } finally {
    sitters.isOver = true;
    setTimeout(() => end.abort(), PATIENCE_MS).unref();
    await probe.stop();
  }
  step('No more faults: candidates come to an end, the sweeper closes what they left');
  await sitting;
  const aftermath = await inspect(hall, sitters.sittings, PATIENCE_MS);
  aftermath.lost.push(...(await probe.lost()));
  tell({ product, recorder, sitters, probe, records, aftermath });
}

async function startProbe(
  product: Product,
  hall: Hall,
  { candidates, questions }: DrillOptions,
  tools: ConstructorParameters<typeof Candidate>[2],
): Promise<Probe> {
  const exam = await hall.makeExam('Probe', questions, PROBE_MINUTES);
  const applicant = hall.applicants[candidates];
  if (!applicant) throw new Error('There is nobody left to probe with');
  const assignment = await hall.assignOne(exam, applicant);
  const candidate = new Candidate(product.url, applicant, tools);
  await candidate.signIn();
  await candidate.start(assignment);
  const probe = new Probe(candidate);
  probe.start();
  return probe;
}

interface Told {
  product: Product;
  recorder: Recorder;
  sitters: Sitters;
  probe: Probe;
  records: readonly FaultRecord[];
  aftermath: Aftermath;
}

function tell({ product, recorder, sitters, probe, records, aftermath }: Told): void {
  const { sittings } = sitters;
  const left = sittings.filter(({ isAbandoned }) => isAbandoned).length;
  const swept = spreadOf(aftermath.sweptSeconds);
  table(faultRows(records)).forEach(say);
  say(
    `${sittings.length} sittings, ${left} of them walked away from; ${recorder.series.save.at.length} saves, ` +
      `${submittedInFault(recorder, records)} of ${recorder.series.submit.at.length} submissions while something was down`,
  );
  say(
    `closed by the sweeper ${swept.p50.toFixed(0)} s (p50), ${swept.max.toFixed(0)} s (max) after the deadline`,
  );
  say(`tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`);
  say(`the probe: ${probe.saved} saves acknowledged; others ${statusText(probe.failures) || 'none'}`);
  say(`${machine()}; ${product.stores}`);
  const { lost, misgraded, stuck } = aftermath;
  const lines = [...recorder.errors, ...recorder.mismatches, ...lost, ...misgraded, ...stuck];
  lines.slice(0, LISTED).forEach((line) => say(`  ${line}`));
  judge(drillGoals(recorder, records, aftermath));
}

/** Candidates sit while parts of the product are killed, one after the other; then everything is compared. */
export async function drillExam(args: string[]): Promise<void> {
  const options = drillOptions(args);
  await withProduct((product) => drill(product, options));
}
