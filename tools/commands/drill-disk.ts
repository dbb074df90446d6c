import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Disks, diskFaults } from '../bench/disk/disk-faults.ts';
import { SmallDisk } from '../bench/disk/small-disk.ts';
import { type Observation, problemsOf } from '../bench/disk/told.ts';
import { Hall } from '../bench/exam/hall.ts';
import { runScenario } from '../bench/exam/scenario.ts';
import { faultGoal, faultRows } from '../bench/faults.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, none, printGoals, printTable, statusText } from '../bench/output.ts';
import { registering } from '../bench/register/beside.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { StartedProduct } from '../platform/started-product.ts';

const USUAL = { candidates: 20, applicants: 2, every: 60, questions: 30, saveEvery: 3, seed: 1, only: '' };
const KINDS = ['full', 'read-only', 'memory exams', 'memory workers', 'memory mongodb'];
const FIRST_FAULT_SECONDS = 8;
const [HOME_MIB, DATA_MIB] = [400, 1600];
const WINDOW_SECONDS = 5;
const MAX_LISTED = 20;

async function mountDisks(): Promise<Disks> {
  const home = await SmallDisk.mount(HOME_MIB);
  try {
    const data = await SmallDisk.mount(DATA_MIB, join(home.path, 'data'));
    return { home, data };
  } catch (error) {
    await home.unmount();
    throw error;
  }
}

/** Where the product puts what it does not keep: on the same disk. */
function foldersOn({ home }: Disks): NodeJS.ProcessEnv {
  const [TMPDIR, UPLOAD_FOLDER] = ['tmp', 'uploads'].map((name) => join(home.path, name)) as [string, string];
  for (const folder of [TMPDIR, UPLOAD_FOLDER]) mkdirSync(folder);
  return { TMPDIR, UPLOAD_FOLDER, SEED: 'none' };
}

/** What the launcher said of processes and files, without what services log of each call. */
const saidByLauncher = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) =>
      /^[!✗✓] (mongodb|redis|s3|\/|exams ended|exams was|workers ended|workers was)/.test(line),
    );

type Options = typeof USUAL;

async function drill(product: StartedProduct, disks: Disks, options: Options): Promise<void> {
  const { candidates, every, only, ...shape } = options;
  const kinds = KINDS.filter((kind) => kind.startsWith(only));
  const observations: Observation[] = [];
  const hall = await Hall.open(product.url);
  const applicants = await registering(product, hall.staff, shape);
  const outcome = await runScenario({
    ...shape,
    product,
    hall,
    candidates,
    seconds: FIRST_FAULT_SECONDS + kinds.length * every,
    startWindow: WINDOW_SECONDS,
    submitWindow: WINDOW_SECONDS,
    dropRate: 0,
    faults: kinds.map((kind, index) => ({ kind, at: FIRST_FAULT_SECONDS + index * every })),
    inject: diskFaults(disks, observations),
  });
  const { recorder, faults, results } = outcome;
  printStep('comparing registrations');
  const registered = await applicants.compare();
  const calls = recorder.calls('start', 'save', 'submit');
  printTable(faultRows(faults, calls));
  for (const { fault, named, pages, writes } of observations)
    print(
      `${fault}: pages ${statusText(pages)}; sign-ins ${statusText(writes)}; health: ${[...named].join(', ')}`,
    );
  print(
    `${registered.count} registered; tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}, ` +
      `by applicants: ${statusText(registered.recorder.retriedStatus) || 'nothing'}`,
  );
  print(saidByLauncher(product.output).slice(-MAX_LISTED).join('\n'));
  const problems = [...recorder.problems(MAX_LISTED), ...registered.recorder.problems(MAX_LISTED)];
  problems.forEach(print);
  const told = observations.flatMap(problemsOf);
  told.forEach(print);
  printGoals([
    none(
      recorder.errors.length + registered.recorder.errors.length,
      'errors seen by candidates and applicants',
    ),
    none(
      recorder.mismatches.length + registered.recorder.mismatches.length,
      'answers, results or registrations lost',
    ),
    none(told.length, 'things not told, or told as a failure of the server'),
    { text: `${results} of ${candidates} have a result (all)`, holds: results === candidates },
    faultGoal(faults, calls),
    {
      text: `${faults.length} faults of ${kinds.length} were made (all)`,
      holds: faults.length === kinds.length,
    },
  ]);
  print(`${machineText()}; ${product.stores}`);
}

/** Candidates sit and applicants register while the disk is full, then read-only, and while processes run out of memory. */
export async function drillDisk(args: string[]): Promise<void> {
  const options = parseOptions(args, USUAL);
  const disks = await mountDisks();
  printStep('Starting the product on a disk of its own');
  const product = await StartedProduct.start({ home: disks.home.path, env: foldersOn(disks) });
  const end = async () => {
    await product.stop();
    await disks.data.unmount();
    await disks.home.unmount();
  };
  new Shutdown(end, 1);
  try {
    if (!(await product.ready())) throw new LauncherError(`The product did not start.\n${product.output}`);
    await drill(product, disks, options);
  } finally {
    await end();
  }
}
