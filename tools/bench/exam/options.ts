import { parseArgs } from 'node:util';
import { LauncherFault } from '../../lib/fault.ts';
import { type HallShape, SMALL } from './scenario.ts';
import { parseFaults, type PlannedFault } from './faults.ts';

/** Whole or broken numbers above 0 by name, from `--name value`; anything else is explained. */
export function numbersFrom<T extends Record<string, number>>(
  args: string[],
  defaults: T,
  texts: readonly string[] = [],
  flags: readonly string[] = [],
): { numbers: T; texts: Record<string, string>; flags: Set<string> } {
  const options = Object.fromEntries([
    ...[...Object.keys(defaults), ...texts].map((name) => [name, { type: 'string' as const }]),
    ...flags.map((name) => [name, { type: 'boolean' as const }]),
  ]);
  let values: Record<string, unknown>;
  try {
    ({ values } = parseArgs({ args, options, strict: true, allowPositionals: false }));
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new LauncherFault(`${(error as Error).message}\nThere are: ${known.join(' ')}`);
  }
  const numbers = Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => {
      const value = values[name] === undefined ? usual : Number(values[name]);
      if (!(value >= 0))
        throw new LauncherFault(`--${name} must be a number, not "${String(values[name])}".`);
      return [name, value];
    }),
  ) as T;
  return {
    numbers,
    texts: Object.fromEntries(texts.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))),
    flags: new Set(flags.filter((name) => values[name] === true)),
  };
}

export interface BenchOptions extends HallShape {
  faults: PlannedFault[];
  /** The process to profile: during the hall, and during the saves beside the yardstick. */
  cpuProf: string | undefined;
  findLargest: boolean;
  yardstick: boolean;
}

/** The hall of the goals. */
const USUAL: HallShape = {
  candidates: 500,
  seconds: 180,
  questions: 40,
  startWindow: 5,
  submitWindow: 5,
  saveEvery: 10,
  dropRate: 0.03,
  seed: 1,
};

export function benchOptions(args: string[]): BenchOptions {
  const all = args.includes('--small') ? SMALL : USUAL;
  const usual = {
    candidates: all.candidates,
    seconds: all.seconds,
    questions: all.questions,
    'start-window': all.startWindow,
    'submit-window': all.submitWindow,
    'save-every': all.saveEvery,
    'drop-rate': all.dropRate,
    seed: all.seed,
  };
  const { numbers, texts, flags } = numbersFrom(
    args,
    usual,
    ['fault', 'cpu-prof'],
    ['small', 'find-largest', 'no-yardstick'],
  );
  return {
    candidates: Math.max(1, Math.floor(numbers.candidates)),
    seconds: numbers.seconds,
    questions: Math.min(500, Math.max(1, Math.floor(numbers.questions))),
    startWindow: numbers['start-window'],
    submitWindow: numbers['submit-window'],
    saveEvery: Math.max(0.2, numbers['save-every']),
    dropRate: Math.min(1, numbers['drop-rate']),
    seed: numbers.seed,
    faults: parseFaults(texts.fault ?? ''),
    cpuProf: texts['cpu-prof'],
    findLargest: flags.has('find-largest'),
    yardstick: !flags.has('no-yardstick'),
  };
}
