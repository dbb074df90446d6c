import { AbusedProduct } from '../qa/abuse/abused-product.ts';
import { attacksOf } from '../qa/abuse/attacks.ts';
import { HonestUsers } from '../qa/abuse/honest-users.ts';
import { resist } from '../qa/abuse/resist.ts';
import { print, printFailure, printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';
import type { SuiteResult } from './result.ts';

/** Strength of attacks that once succeeded, against 256 connections and 100 places for hashing. */
const SMALL = { sockets: 300, connections: 1000, width: 130 };
const CANDIDATES = 2;
const REGISTRATIONS = 400;

/** Attacks that once blocked honest users; each lasts until all kinds of honest work have succeeded. */
export async function attacks(product: Product): Promise<SuiteResult> {
  printStep('Attacks on the product');
  const abused = await AbusedProduct.prepare(product, CANDIDATES, REGISTRATIONS);
  const users = await HonestUsers.arrive(abused);
  const all = attacksOf(SMALL);
  const succeeded: string[] = [];
  for (const attack of all) {
    // An error is reported beside the results of the other attacks.
    const problems = await resist(attack, abused, users).catch((error: unknown) => [String(error)]);
    if (problems.length === 0) print(`  ✓ ${attack.name}`);
    else succeeded.push(`${attack.name}: ${problems.join('; ')}`);
  }
  await users.leave();
  succeeded.forEach(printFailure);
  const passed = all.length - succeeded.length;
  return {
    name: 'attacks',
    passed,
    failed: succeeded.length,
    skipped: 0,
    ...(succeeded[0] && { problem: succeeded[0] }),
  };
}
