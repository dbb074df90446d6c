import { numbersFrom } from '../../bench/shared/numbers.ts';

/** The parts that are killed, in this order. */
export const PARTS = [
  'media',
  'students',
  'gateway',
  'redis',
  'mongodb',
  's3',
  'media-worker',
  'students-worker',
] as const;
export type Part = (typeof PARTS)[number];

export interface RegisterDrillOptions {
  /** Who register all the time, beside the one whom the faults are aimed at. */
  applicants: number;
  /** How often each part is killed. */
  times: number;
  /** Seconds from one fault to the next, at least. */
  every: number;
  photoKb: number;
  parts: readonly Part[];
  seed: number;
}

export function registerDrillOptions(args: string[]): RegisterDrillOptions {
  const usual = { applicants: 6, faults: 20, seconds: 8, 'photo-kb': 200, seed: 1 };
  const { numbers } = numbersFrom(args, usual);
  return {
    applicants: Math.floor(numbers.applicants),
    times: Math.max(1, Math.floor(numbers.faults)),
    every: numbers.seconds,
    photoKb: Math.min(1900, Math.max(5, numbers['photo-kb'])),
    parts: PARTS,
    seed: numbers.seed,
  };
}
