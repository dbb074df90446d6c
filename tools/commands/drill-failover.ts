import { FAILOVER_KINDS, failovers, oneAfterAnother } from '../bench/exam/failover.ts';
import { findDuplicates } from '../bench/exam/results.ts';
import { Hall } from '../bench/exam/hall.ts';
import { runScenario } from '../bench/exam/scenario.ts';
import { faultGoal, faultRows } from '../bench/faults.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, none, printGoals, printTable, statusText } from '../bench/output.ts';
import { build } from '../lib/build.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { Shutdown } from '../lib/shutdown.ts';
import { StartedProduct } from '../platform/started-product.ts';
import { TestStores } from '../stores/test-stores.ts';

const USUAL = { candidates: 50, every: 10, questions: 30, saveEvery: 4, seed: 1 };
const DROP_RATE = 0.05;
const FIRST_FAULT_SECONDS = 2;
const MAX_LISTED = 20;

/** Candidates sit on a MongoDB that fails as a replica set does which elects another primary. */
export async function drillFailover(args: string[]): Promise<void> {
  const { every, ...shape } = parseOptions(args, USUAL);
  await build();
  const { MongoFaults, MongoReplicaSet } = await import('@concord/testing');
  const stores = await TestStores.open();
  const proxy = await MongoFaults.to(stores.env.MONGODB_URI ?? '');
  const set = await MongoReplicaSet.to(proxy.url);
  printStep('Starting the product');
  const env = { ...stores.env, MONGODB_URI: set.url, SEED: 'none' };
  const product = await StartedProduct.start({ env });
  const end = async () => {
    await product.stop();
    product.dispose();
    await set.end();
    await proxy.cut();
    await stores.close();
  };
  new Shutdown(end, 1);
  try {
    if (!(await product.ready())) throw new LauncherError(`The product did not start.\n${product.output}`);
    const hall = await Hall.open(product.url);
    const outcome = await runScenario({
      ...shape,
      product,
      hall,
      faults: oneAfterAnother(FAILOVER_KINDS, FIRST_FAULT_SECONDS, every),
      inject: failovers(proxy, set),
      // The first faults come while candidates start, the last while they submit.
      startWindow: every,
      submitWindow: every,
      seconds: (FAILOVER_KINDS.length - 2) * every,
      dropRate: DROP_RATE,
    });
    const { recorder, faults, results } = outcome;
    await findDuplicates(hall, outcome.submitted, recorder);
    const calls = recorder.calls('start', 'save', 'submit');
    printTable(faultRows(faults, calls));
    print(`${proxy.met} commands met a fault; ${recorder.series.save.at.length} saves`);
    print(`tried again unseen: ${statusText(recorder.retriedStatus) || 'nothing'}`);
    print(`${machineText()}; ${stores.labels.join(', ')}`);
    recorder.problems(MAX_LISTED).forEach(print);
    printGoals([
      none(recorder.errors.length, 'errors seen by a candidate'),
      none(recorder.internalErrors, 'answers of status 500'),
      none(recorder.mismatches.length, 'answers lost, or attempts graded twice, otherwise or not at all'),
      { text: `${results} of ${shape.candidates} have a result (all)`, holds: results === shape.candidates },
      faultGoal(faults, calls),
    ]);
  } finally {
    await end();
  }
}
