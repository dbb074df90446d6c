import { BarePictures } from '../bench/register/bare-pictures.ts';
import { type RegisterBenchOptions, registerBenchOptions } from '../bench/register/options.ts';
import { rush } from '../bench/register/rush.ts';
import { answeredGoal, memoryLines, refusalLines, type Round, roundRows } from '../bench/register/summary.ts';
import { judge } from '../bench/shared/goal.ts';
import { makePhotos } from '../bench/shared/photos.ts';
import { memoryPeakOf, ProcessWatch } from '../bench/shared/process-watch.ts';
import type { Product } from '../bench/shared/product.ts';
import { makeSerials, staffOf } from '../bench/shared/staff.ts';
import { machine, processRows, table } from '../bench/shared/tables.ts';
import { withProduct } from '../bench/shared/with-product.ts';
import { storeAddresses } from '../checks/consistency/stores.ts';
import { say, step } from '../lib/console.ts';

/** What a registration passes through. */
const SERVICES = ['gateway', 'students', 'media'];

function memoryPeaks(product: Product): Map<string, number> {
  return new Map(
    product
      .processes()
      .filter(({ name }) => SERVICES.includes(name))
      .map(({ name, pid }) => [name, memoryPeakOf(pid) ?? 0]),
  );
}

async function measure(product: Product, options: RegisterBenchOptions): Promise<void> {
  const { registrations, photoKb, rounds: times } = options;
  step(`Making ${registrations} photos of about ${photoKb} kB and ${registrations * times} serial numbers`);
  const photos = await makePhotos(registrations, photoKb);
  const serials = await makeSerials(await staffOf(product.url), registrations * times);
  const bare = await BarePictures.open(storeAddresses({ CONCORD_HOME: product.home }));
  const watch = new ProcessWatch(() => product.processes());
  const rounds: Round[] = [];
  try {
    for (let round = 0; round < times; round += 1) {
      step(`${registrations} registrations at once, ${round + 1} of ${times}; then the same pictures bare`);
      const own = serials.splice(0, registrations);
      // In turn first and second: what the machine does beside it meets both alike.
      const early = round % 2 === 1 ? await bare.keep(photos, registrations) : undefined;
      const outcome = await rush(product.url, own, photos);
      rounds.push({ rush: outcome, bareSeconds: early ?? (await bare.keep(photos, registrations)) });
    }
  } finally {
    watch.stop();
    await bare.close();
  }
  table(roundRows(rounds, registrations)).forEach(say);
  refusalLines(rounds).forEach(say);
  table(processRows(watch.usages.values())).forEach(say);
  memoryLines(memoryPeaks(product)).forEach(say);
  say(`${machine()}; ${product.stores}`);
  judge([answeredGoal(rounds)]);
}

/** Many applicants press Register at the same moment; beside it the same pictures through sharp and into the store. */
export async function benchRegister(args: string[]): Promise<void> {
  const options = registerBenchOptions(args);
  await withProduct((product) => measure(product, options));
}
