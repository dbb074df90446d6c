import { busiestSecond, spreadOf } from '../shared/percentiles.ts';
import { statusText } from '../shared/tables.ts';
import { OPERATIONS } from './recorder.ts';
import type { ScenarioOutcome } from './scenario.ts';
import { gradedP95 } from './verdict.ts';

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

/** Each kind of call: how many, how fast they came, how long they took. */
export function operationRows({ recorder }: ScenarioOutcome): (string | number)[][] {
  const head = ['', 'count', 'per s', 'busiest s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'];
  const rows = OPERATIONS.filter((name) => recorder.series[name].at.length > 0).map((name) => {
    const { at, ms: took } = recorder.series[name];
    const { count, p50, p95, p99, max } = spreadOf(took);
    const begin = Math.min(...at);
    const end = Math.max(...at);
    const rate = count / Math.max(1, (end - begin) / 1000);
    return [name, count, rate.toFixed(1), busiestSecond(at), ms(p50), ms(p95), ms(p99), ms(max)];
  });
  return [head, ...rows];
}

export function countLines(outcome: ScenarioOutcome): string[] {
  const { recorder, errors, mismatches, retries, gradingSeconds, preparationSeconds } = outcome;
  return [
    `errors ${errors}, mismatches ${mismatches}, retries that nobody saw ${retries}${retries > 0 ? ` (${statusText(recorder.retriedStatus)})` : ''}, dropped connections ${recorder.drops}`,
    `grading: all ${gradingSeconds.toFixed(1)} s after the last submission; per candidate p95 ${ms(gradedP95(outcome))} ms`,
    `preparing took ${preparationSeconds.toFixed(1)} s and is not counted`,
    ...recorder.errors.slice(0, 10).map((line) => `  error: ${line}`),
    ...recorder.mismatches.slice(0, 10).map((line) => `  mismatch: ${line}`),
  ];
}
