import { Institute } from '../bench/credentials/institute.ts';
import { type Load, rateOf } from '../bench/layers.ts';
import { machineText, printGoals, printTable, whole } from '../bench/output.ts';
import { withProduct } from '../bench/product.ts';
import { median } from '../bench/statistics.ts';
import { print, printStep } from '../lib/console.ts';
import type { Product } from '../platform/product.ts';

const CERTIFICATES = 20;
/** Look-ups a second, of the call. */
const GOAL = 1000;
/** The first round warms up and does not count. */
const ROUNDS = 4;

/** Every connection is another client: look-ups are throttled by address, which a trusted proxy tells. */
const fromManyAddresses = (url: string, paths: readonly string[]): Load => {
  let clients = 0;
  return {
    url,
    setupClient: (client) => {
      clients += 1;
      const path = paths[clients % paths.length] ?? '';
      client.setHeaders({ 'x-forwarded-for': `198.51.100.${clients % 250}`, 'accept-encoding': 'gzip' });
      client.setRequests([{ method: 'GET', path }]);
    },
  };
};

async function measure(product: Product): Promise<void> {
  printStep(`Making ${CERTIFICATES} certificates`);
  const institute = await Institute.open(product.url, process.env);
  const course = await institute.course(`Verification ${Date.now()}`);
  const numbers: string[] = [];
  for (let made = 0; made < CERTIFICATES; made += 1)
    numbers.push((await institute.issue(course, 'Ngozi Okafor')).certificateNumber);
  const pathsOf = {
    'a bare health call': ['/health/live'],
    'the call': numbers.map((number) => `/api/certificate/verify/${number}`),
    'the served page': numbers.map((number) => `/certificate/${number}`),
  };

  printStep('Look-ups through the gateway');
  const rates = new Map<string, number[]>();
  // In turns, so that other work on the machine slows all alike.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, paths] of Object.entries(pathsOf)) {
      const rate = await rateOf(fromManyAddresses(product.url, paths));
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), rate]);
    }
  const bare = median(rates.get('a bare health call') ?? []);
  const rows = [...rates].map(([name, all]) => [name, whole(median(all)), (median(all) / bare).toFixed(2)]);
  printTable([['', 'a second', 'of the bare call'], ...rows]);
  print(`On ${machineText()}, with the stores ${product.stores}`);
  const call = median(rates.get('the call') ?? []);
  printGoals([{ text: `${whole(call)} look-ups a second (at least ${GOAL})`, holds: call >= GOAL }]);
}

/** Prints how many certificate numbers a second are looked up, by the call and by the page without scripts. */
export const benchVerify = (): Promise<void> => withProduct(measure, 'none', { TRUST_PROXY: '127.0.0.1' });
