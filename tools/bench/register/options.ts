import { numbersFrom } from '../shared/numbers.ts';

export interface RegisterBenchOptions {
  /** All of them at once. */
  registrations: number;
  photoKb: number;
  /** How often they are measured, in turn with the yardstick. */
  rounds: number;
}

/** A picture may have 2 MB. */
const MOST_KB = 2000;

export function registerBenchOptions(args: string[]): RegisterBenchOptions {
  const { numbers } = numbersFrom(args, { registrations: 100, 'photo-kb': 1000, rounds: 3 });
  return {
    registrations: Math.max(1, Math.floor(numbers.registrations)),
    photoKb: Math.min(MOST_KB, Math.max(5, numbers['photo-kb'])),
    rounds: Math.max(1, Math.floor(numbers.rounds)),
  };
}
