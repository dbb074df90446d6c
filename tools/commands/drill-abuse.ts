import { AbusedProduct } from '../qa/abuse/abused-product.ts';
import { attacksOf } from '../qa/abuse/attacks.ts';
import { HonestUsers } from '../qa/abuse/honest-users.ts';
import { runAttack } from '../qa/abuse/phases.ts';
import { attackRows, errorsOf, goalsOf, memoryText } from '../qa/abuse/report.ts';
import { parseOptions } from '../qa/report/options.ts';
import { type Goal, printTable } from '../qa/report/output.ts';
import { withProduct } from '../qa/processes/product.ts';
import { conclude } from '../qa/report/report.ts';
import { presentTree } from '../qa/release/release-tree.ts';
import { withRolledProduct } from '../qa/release/with-rolled-product.ts';
import { print, printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';

const DEFAULTS = {
  sockets: 2000,
  connections: 15_000,
  width: 130,
  candidates: 5,
  before: 10,
  during: 20,
  after: 10,
  /** Only attacks whose name contains this. */
  only: '',
  /** Runs several processes of each service, without watching their memory. */
  several: false,
};
/** Maximum registrations a second by honest users. */
const REGISTRATIONS_A_SECOND = 3;

type Options = typeof DEFAULTS;

/** Repeats attacks that once succeeded, and stronger ones, while honest users continue. */
export async function drillAbuse(args: string[]): Promise<void> {
  const options = parseOptions(args, DEFAULTS);
  if (!options.several) return withProduct((product) => abuse(product, options));
  const tree = await presentTree();
  await withRolledProduct(tree, (product) => abuse(product.oneGateway, options));
}

async function abuse(
  product: Product,
  { only, candidates, sockets, connections, width, ...seconds }: Options,
): Promise<void> {
  const strength = { sockets, connections, width };
  const attacks = attacksOf(strength).filter(({ name }) => name.includes(only));
  printStep('Preparing honest users');
  const length = attacks.length * (seconds.before + seconds.during + seconds.after + 60);
  const abused = await AbusedProduct.prepare(product, candidates, length * REGISTRATIONS_A_SECOND);
  const users = await HonestUsers.arrive(abused);
  const goals: Goal[] = [];
  for (const { name } of attacks) {
    printStep(name);
    const run = await runAttack(name, strength, abused, users, seconds);
    printTable(attackRows(run, users.deeds));
    print(`  attackers were answered: ${run.statuses}`);
    print(`  ${memoryText(run)}`);
    goals.push(...goalsOf(run, users.deeds));
  }
  await users.leave();
  errorsOf(users.deeds).forEach((text) => print(`  honest error: ${text}`));
  conclude('abuse', { title: 'Attacks', goals, stores: product.stores });
}
