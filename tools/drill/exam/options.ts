import { numbersFrom } from '../../bench/shared/numbers.ts';

export interface DrillOptions {
  candidates: number;
  /** How often each fault is made. */
  times: number;
  /** Seconds from one fault to the next, at least. */
  every: number;
  /** Mean length of a sitting, in seconds. */
  sitting: number;
  questions: number;
  saveEvery: number;
  seed: number;
}

export function drillOptions(args: string[]): DrillOptions {
  const usual = {
    candidates: 100,
    times: 20,
    every: 12,
    sitting: 60,
    questions: 30,
    'save-every': 4,
    seed: 1,
  };
  const { numbers } = numbersFrom(args, usual);
  return {
    candidates: Math.max(1, Math.floor(numbers.candidates)),
    times: Math.max(1, Math.floor(numbers.times)),
    every: numbers.every,
    sitting: Math.max(10, numbers.sitting),
    questions: Math.min(500, Math.max(1, Math.floor(numbers.questions))),
    saveEvery: Math.max(0.2, numbers['save-every']),
    seed: numbers.seed,
  };
}
