import { numbersFrom } from '../shared/numbers.ts';

export interface WebBenchOptions {
  runs: number;
  /** The one route to look at; all when undefined. */
  route: string | undefined;
}

export function webBenchOptions(args: string[]): WebBenchOptions {
  const { numbers, texts } = numbersFrom(args, { runs: 3 }, ['route']);
  return { runs: Math.max(1, Math.floor(numbers.runs)), route: texts.route };
}
