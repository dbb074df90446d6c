import { numbersFrom } from '../shared/numbers.ts';
import { type HallShape, SMALL } from './scenario.ts';
import { parseFaults, type PlannedFault } from './faults.ts';

export interface BenchOptions extends HallShape {
  faults: PlannedFault[];
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
    ['fault'],
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
    findLargest: flags.has('find-largest'),
    yardstick: !flags.has('no-yardstick'),
  };
}
