import { setTimeout as pause } from 'node:timers/promises';
import { Hall } from '../qa/exam/hall.ts';
import { runScenario } from '../qa/exam/scenario.ts';
import { memoryRows } from '../qa/memory/memory-rows.ts';
import { MemoryWatch } from '../qa/memory/memory-watch.ts';
import { mixedLoad } from '../qa/memory/mixed-load.ts';
import { heapsOf } from '../qa/memory/node-heap.ts';
import { isStore, memoryByProcess, totalOf } from '../qa/memory/process-memory.ts';
import { parseOptions } from '../qa/report/options.ts';
import { type Goal, none, printTable, whole } from '../qa/report/output.ts';
import { withProduct } from '../qa/processes/product.ts';
import { conclude } from '../qa/report/report.ts';
import { print, printStep } from '../lib/console.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { freePorts } from '../lib/ports.ts';
import { PROCESSES } from '../platform/ports.ts';
import type { Product } from '../platform/product.ts';

const DEFAULTS = { candidates: 300, seconds: 60, minutes: 60, idle: 90 };
const HALL = { questions: 40, startWindow: 5, submitWindow: 5, saveEvery: 10, dropRate: 0.03, seed: 1 };
const GOALS = { idleMib: 1000, growth: 0.05 };
/**
 * Length of the windows at the middle and at the end whose medians are compared, as a share of the
 * load's time.
 */
const WINDOW = 1 / 6;
const SHOWN_ERRORS = 10;

async function idle(product: Product, seconds: number): Promise<Goal> {
  printStep(`Idle for ${seconds} s after the start`);
  await pause(seconds * 1000);
  // Memory is read before the heaps are queried, because the query needs memory itself.
  const processes = memoryByProcess(product);
  printTable(memoryRows(processes, await heapsOf(product)));
  const { pss } = totalOf(processes);
  return { text: `idle: ${whole(pss)} MiB (${GOALS.idleMib})`, holds: pss <= GOALS.idleMib };
}

async function atExam(product: Product, hall: Hall, options: typeof DEFAULTS): Promise<Goal> {
  const watch = new MemoryWatch(product);
  const { recorder } = await runScenario({ ...HALL, ...options, product, hall });
  watch.stop();
  print(`${options.candidates} candidates, at the moment of most:`);
  printTable(memoryRows(watch.most));
  return none(recorder.errors.length + recorder.mismatches.length, 'errors of candidates');
}

/** Compares the middle of the load to its end. */
async function growth(product: Product, hall: Hall, minutes: number): Promise<Goal[]> {
  printStep(`Mixed load for ${minutes} minutes`);
  const watch = new MemoryWatch(product);
  const { errors } = await mixedLoad(product, hall, minutes);
  watch.stop();
  printTable(memoryRows(memoryByProcess(product), await heapsOf(product)));
  errors.slice(0, SHOWN_ERRORS).forEach(print);
  const seconds = minutes * 60;
  const before = (at: number) => watch.mediansBetween(seconds * (at - WINDOW), seconds * at);
  const [half, end] = [before(1 / 2), before(1)];
  const names = [...new Set([...half.keys(), ...end.keys()])];
  const sumsOf = (some: readonly string[]) =>
    [half, end].map((sizes) => some.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)) as [
      number,
      number,
    ];
  const [middle, last] = [minutes / 2, minutes].map((minute) => `minute ${whole(minute)}`);
  printTable([
    ['PSS in MiB, median', middle ?? '', last ?? ''],
    ...names.map((name) => [name, ...sumsOf([name]).map(whole)]),
  ]);
  const grown = (what: string, some: readonly string[]): Goal => {
    const [from, to] = sumsOf(some);
    const share = to / from - 1;
    return {
      text: `${what} from ${middle} to ${whole(minutes)}: ${whole(from)} to ${whole(to)} MiB, ${(share * 100).toFixed(1)} % (${GOALS.growth * 100} %)`,
      holds: share <= GOALS.growth,
    };
  };
  return [
    none(errors.length, 'errors under mixed load'),
    grown(
      'its own processes',
      names.filter((name) => !isStore(name)),
    ),
    grown('together with the stores, whose caches fill,', names),
  ];
}

async function measure(product: Product, options: typeof DEFAULTS): Promise<void> {
  const goals = [await idle(product, options.idle)];
  const hall = await Hall.open(product.url);
  if (options.candidates > 0) goals.push(await atExam(product, hall, options));
  if (options.minutes > 0) goals.push(...(await growth(product, hall, options.minutes)));
  conclude('memory', { title: 'Memory', goals, stores: product.stores });
}

/** Memory of the product by process: idle, at an exam, and whether it grows. */
export async function benchMemory(args: string[]): Promise<void> {
  if (process.platform !== 'linux')
    throw new LauncherError('Only Linux reports the shared memory of processes.');
  const options = parseOptions(args, DEFAULTS);
  const env = { METRICS_PORT: String(await freePorts(PROCESSES.length)) };
  await withProduct((product) => measure(product, options), { seed: 'demo', env });
}
