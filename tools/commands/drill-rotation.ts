import { Hall } from '../bench/exam/hall.ts';
import { parseOptions } from '../bench/options.ts';
import { type Goal, machineText, printGoals } from '../bench/output.ts';
import { presentTree } from '../bench/release/release-tree.ts';
import { UPGRADE_ORDER } from '../bench/release/rolled-product.ts';
import { sitThrough, USUAL_ROLL } from '../bench/release/rolls.ts';
import { withRolledProduct } from '../bench/release/with-rolled-product.ts';
import { print } from '../lib/console.ts';
import { nextRotation } from '../lib/secret-rotation.mjs';

const STEPS = ['new secrets accepted', 'new secrets used', 'old secrets dropped'];

/** Candidates sit while keys and secrets are rotated, process by process, in the three steps of an operator. */
export async function drillRotation(args: string[]): Promise<void> {
  const shape = parseOptions(args, USUAL_ROLL);
  const present = await presentTree();
  await withRolledProduct(present, async (product) => {
    const goals: Goal[] = [];
    let hall = await Hall.open(product.url);
    // Only what rotates: the passwords of stores are those of the stores that run.
    let secrets: Record<string, string> = {};
    for (const name of STEPS) {
      // A day later, as the command says: staff who signed in before the keys were turned did so again.
      if (name === STEPS.at(-1)) hall = await Hall.open(product.url);
      secrets = { ...secrets, ...nextRotation({ ...product.secrets, ...secrets }).values };
      const to = { ...present, name: name.replaceAll(' ', '-'), secrets };
      goals.push(...(await sitThrough(product, hall, { name, to, order: UPGRADE_ORDER }, shape)));
    }
    print(`${machineText()}; ${product.stores}`);
    printGoals(goals);
  });
}
