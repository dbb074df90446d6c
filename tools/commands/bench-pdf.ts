import { cpus } from 'node:os';
import { parseOptions } from '../qa/report/options.ts';
import { type Goal, type Table, whole } from '../qa/report/output.ts';
import { graduation } from '../qa/pdf/graduation.ts';
import { memoryOver } from '../qa/pdf/memory.ts';
import { documentKinds, printers } from '../qa/pdf/printers.ts';
import { cold, type Speed, together, warm } from '../qa/pdf/speed.ts';
import { withProduct } from '../qa/processes/product.ts';
import { conclude } from '../qa/report/report.ts';
import { build } from '../lib/build.ts';
import { printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { cacheDir } from '../lib/paths.ts';
import { chromium } from '../stores/chromium.ts';

const DEFAULTS = { count: 200, memory: 2000, hall: false, certificates: 500, candidates: 100 };
const GOALS = { warm: 5, workers: 1.6, memory: 1.25 };
/** Minimum rate of two workers, as a share of the limit by cores. */
const NEAR_LIMIT = 0.9;
/** Certificates of an export that are printed at once. */
const CERTIFICATES_AT_ONCE = 10;
/** Maximum prints with a new browser each: a start takes seconds. */
const COLD_MOST = 20;

const rowOf = (name: string, { perSecond, p50, p95 }: Speed) => [
  name,
  perSecond.toFixed(2),
  whole(p50),
  whole(p95),
];

async function speeds(
  all: ReturnType<typeof printers>,
  count: number,
): Promise<{ goals: Goal[]; table: Table }> {
  const rows: (string | number)[][] = [['', 'PDF/s', 'p50 ms', 'p95 ms']];
  const goals: Goal[] = [];
  for (const [name, recordOf] of Object.entries(await documentKinds())) {
    printStep(name);
    const alone = await cold(all, recordOf, Math.min(COLD_MOST, count));
    const one = await warm(all, recordOf, { count, workers: 1 });
    const two = await warm(all, recordOf, { count, workers: 2 });
    rows.push(rowOf(`${name}, a browser for each`, alone));
    rows.push(rowOf(`${name}, 1 worker`, one), rowOf(`${name}, 2 workers`, two));
    const [faster, more] = [one.perSecond / alone.perSecond, two.perSecond / one.perSecond];
    goals.push({
      text: `${name}: warm at ${faster.toFixed(1)} times cold (${GOALS.warm})`,
      holds: faster >= GOALS.warm,
    });
    const most = cpus().length / one.cores;
    goals.push({
      text: `${name}: two workers at ${more.toFixed(2)} times one (${GOALS.workers}), which kept ${one.cores.toFixed(2)} of ${cpus().length} cores busy: ${most.toFixed(2)} is the most`,
      holds: more >= Math.min(GOALS.workers, NEAR_LIMIT * most),
    });
  }
  printStep(`${CERTIFICATES_AT_ONCE} certificates at once`);
  const many = await together(all, { count, size: CERTIFICATES_AT_ONCE });
  rows.push(rowOf(`certificates, ${CERTIFICATES_AT_ONCE} at once`, many));
  return { goals, table: rows };
}

async function memory(all: ReturnType<typeof printers>, count: number): Promise<Goal> {
  const { certificates } = await documentKinds();
  if (!certificates) throw new LauncherError('There are no certificates to print');
  printStep(`memory over ${count} certificates`);
  const { first, last } = await memoryOver(all, certificates, count);
  const share = last / first;
  return {
    text: `the browser had ${whole(first)} MiB in the first hundred prints and ${whole(last)} MiB in the last of ${count}: ${share.toFixed(2)} (${GOALS.memory})`,
    holds: share <= GOALS.memory,
  };
}

/**
 * Measures how fast documents are printed, by a browser that stays open and by one started for each
 * print; with `--hall`, certificates of a graduation as one job while candidates sit.
 */
export async function benchPdf(args: string[]): Promise<void> {
  const { hall, count, memory: prints, ...sizes } = parseOptions(args, DEFAULTS);
  if (hall)
    return withProduct(async (product) => {
      const { goals, table } = await graduation(product, sizes);
      conclude('pdf', { title: 'A graduation', goals, tables: [table], stores: product.stores });
    });
  await build();
  const found = await chromium(cacheDir(), process.env);
  if (!found) throw new LauncherError('No Chromium was found. Install chromium or set CHROMIUM_PATH.');
  const all = printers(found);
  const { goals, table } = await speeds(all, count);
  if (prints > 0) goals.push(await memory(all, prints));
  conclude('pdf', { title: 'Printing', goals, tables: [table] });
}
