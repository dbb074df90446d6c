import { storeAddresses } from '../checks/consistency/stores.ts';
import { print, printStep } from '../lib/console.ts';
import { parseOptions } from '../bench/options.ts';
import { machineText, none, printGoals, printTable } from '../bench/output.ts';
import { makePhotos } from '../bench/photos.ts';
import { ProcessWatch, usageRows } from '../bench/process-watch.ts';
import { withProduct } from '../bench/product.ts';
import type { Product } from '../platform/product.ts';
import { storeBare } from '../bench/register/bare-pictures.ts';
import { type Round, roundRows, sendBurst } from '../bench/register/burst.ts';
import { Forms } from '../bench/register/forms.ts';
import { makeSerials, signInAsAdmin } from '../bench/staff.ts';

/** All registrations of a round are sent at once; rounds alternate with the yardstick. */
const USUAL = { registrations: 100, photoKb: 1000, rounds: 3 };

async function measure(product: Product, options: typeof USUAL): Promise<void> {
  const { registrations, photoKb, rounds: times } = options;
  printStep(
    `Making ${registrations} photos of about ${photoKb} kB and ${registrations * times} serial numbers`,
  );
  const photos = await makePhotos(registrations, photoKb);
  const serials = await makeSerials(await signInAsAdmin(product.url), registrations * times);
  const filler = new Forms({ photos });
  const stores = storeAddresses({ CONCORD_HOME: product.home });
  const watch = new ProcessWatch(product);
  const rounds: Round[] = [];
  try {
    for (let round = 0; round < times; round += 1) {
      printStep(
        `${registrations} registrations at once, ${round + 1} of ${times}; then the same pictures bare`,
      );
      const forms = serials.splice(0, registrations).map((serial) => filler.fill(serial));
      // Each comes first in turn, so that other work on the machine slows both alike.
      const early = round % 2 === 1 ? await storeBare(photos, stores) : undefined;
      const burst = await sendBurst(product.url, forms);
      rounds.push({ burst, bareSeconds: early ?? (await storeBare(photos, stores)) });
    }
  } finally {
    watch.stop();
  }
  printTable(roundRows(rounds, registrations));
  const refusals = rounds.flatMap(({ burst }) => burst.refusals);
  for (const [text, own] of Map.groupBy(refusals, (refusal) => refusal))
    print(`  ${own.length} times ${text}`);
  printTable(usageRows(watch.usages));
  print(`${machineText()}; ${product.stores}`);
  printGoals([none(refusals.length, 'registrations not answered with 201')]);
}

/** Many applicants press Register at once; beside it the same pictures through sharp and into the store. */
export async function benchRegister(args: string[]): Promise<void> {
  const options = parseOptions(args, USUAL);
  await withProduct((product) => measure(product, options));
}
