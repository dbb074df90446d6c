import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lostFiles, pageFiles } from '../bench/deployment/release.ts';
import { Hall } from '../bench/exam/hall.ts';
import { findDuplicates } from '../bench/exam/results.ts';
import { runScenario } from '../bench/exam/scenario.ts';
import { faultRows, type Inject } from '../bench/faults.ts';
import { parseOptions } from '../bench/options.ts';
import { type Goal, machineText, none, printGoals, printTable, statusText } from '../bench/output.ts';
import { failureRows } from '../bench/release/failed-calls.ts';
import { presentTree, type ReleaseTree, treeOf } from '../bench/release/release-tree.ts';
import { ROLL_BACK_ORDER, RolledProduct, UPGRADE_ORDER } from '../bench/release/rolled-product.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import type { ProcessName } from '../platform/ports.ts';
import { TestStores } from '../suites/test-stores.ts';

/** `every`: seconds from one replaced process to the next. */
const USUAL = { from: '', candidates: 50, every: 15, questions: 30, saveEvery: 4, seed: 1 };
const DROP_RATE = 0.05;
const FIRST_SECONDS = 2;
const MAX_LISTED = 20;

type Options = typeof USUAL;

interface Roll {
  name: string;
  to: ReleaseTree;
  order: readonly ProcessName[];
}

/** One after the other, also where one takes longer than it should. */
function replaces(product: RolledProduct, to: ReleaseTree): Inject {
  let last: Promise<unknown> = Promise.resolve();
  return async (_, kind) => {
    const next = last.then(() => product.replace(kind as ProcessName, to));
    last = next.catch(() => undefined);
    await next;
    return undefined;
  };
}

/** A hall sits while every process is replaced by one of the other release. */
async function sitThrough(product: RolledProduct, hall: Hall, roll: Roll, options: Options): Promise<Goal[]> {
  const { from: _from, every, ...shape } = options;
  printStep(`${roll.name}: to ${roll.to.name}`);
  const before = await pageFiles(product.url);
  await product.prepare(roll.to);
  const { recorder, results, faults, submitted } = await runScenario({
    ...shape,
    product,
    hall,
    faults: roll.order.map((kind, index) => ({ kind, at: FIRST_SECONDS + index * every })),
    inject: replaces(product, roll.to),
    // The first processes are replaced while candidates start, the last while they submit.
    startWindow: every,
    submitWindow: every,
    seconds: (roll.order.length - 2) * every,
    dropRate: DROP_RATE,
  });
  await findDuplicates(hall, submitted, recorder);
  const files = await lostFiles(product.url, before);
  printTable(faultRows(faults, recorder.calls('start', 'save', 'submit')));
  printTable(failureRows(faults, recorder.failedCalls));
  print(
    `${recorder.series.save.at.length} saves; tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`,
  );
  recorder.problems(MAX_LISTED).forEach(print);
  print(`${files.length} of ${before.size} files of a page that was opened before are lost`);
  const goals = [
    none(recorder.failedCalls.length, 'calls refused with 5xx or cut off'),
    none(recorder.errors.length, 'errors seen by a candidate'),
    none(recorder.mismatches.length, 'answers lost, or attempts graded twice, otherwise or not at all'),
    { text: `${results} of ${shape.candidates} have a result (all)`, holds: results === shape.candidates },
    {
      text: `${faults.length} of ${roll.order.length} processes replaced (all)`,
      holds: faults.length === roll.order.length,
    },
    ...(roll.to.hasArchive
      ? [none(files.length, `of ${before.size} files of a page that was opened before are lost`)]
      : []),
  ];
  return goals.map(({ text, holds }) => ({ text: `${roll.name}: ${text}`, holds }));
}

/** Candidates sit while a release is rolled over another one, process by process, and back again. */
export async function drillRelease(args: string[]): Promise<void> {
  const options = parseOptions(args, USUAL);
  if (!options.from) throw new LauncherError('Name the commit to roll from and back to: --from 442e959');
  const [before, present] = [await treeOf(options.from), await presentTree()];
  const folder = mkdtempSync(join(tmpdir(), 'concord-release-'));
  const stores = await TestStores.open();
  let product: RolledProduct | undefined;
  const end = async () => {
    await product?.stop();
    await stores.close();
    rmSync(folder, { recursive: true, force: true });
  };
  new Shutdown(end, 1);
  try {
    printStep(`Starting ${before.name}`);
    product = await RolledProduct.start(stores, folder, before);
    await product.archiveAssets(before, present);
    const hall = await Hall.open(product.url);
    const rolls: Roll[] = [
      { name: 'upgrade', to: present, order: UPGRADE_ORDER },
      { name: 'roll back', to: before, order: ROLL_BACK_ORDER },
    ];
    const goals: Goal[] = [];
    for (const roll of rolls) goals.push(...(await sitThrough(product, hall, roll, options)));
    print(`${machineText()}; ${product.stores}`);
    printGoals(goals);
  } finally {
    await end();
  }
}
