import { cpus, totalmem } from 'node:os';
import { busiestSecond, spreadOf } from './percentiles.ts';
import { type Usage, usageSummary } from './process-watch.ts';
import { OPERATIONS } from './recorder.ts';
import type { ScenarioOutcome } from './scenario.ts';
import { gradedP95 } from './verdict.ts';

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const cell = (value: string | number, width: number): string => String(value).padStart(width);

export const machine = (): string =>
  `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`;

/** A table with its first column to the left and the others to the right. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((value, column) =>
        column === 0 ? String(value).padEnd(widths[0] ?? 0) : cell(value, (widths[column] ?? 0) + 2),
      )
      .join(''),
  );
}

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

export function processRows(usages: Iterable<Usage>): (string | number)[][] {
  const rows = [...usages].map(usageSummary).map(({ name, cpuMean, cpuPeak, rssPeak }) => {
    return [name, `${cpuMean.toFixed(1)} %`, `${cpuPeak.toFixed(0)} %`, `${rssPeak.toFixed(0)} MiB`];
  });
  return rows.length > 0 ? [['', 'CPU mean', 'CPU peak', 'memory peak'], ...rows] : [];
}

/** `503: 12, no answer: 3`. */
export const statusText = (counts: ReadonlyMap<number, number>): string =>
  [...counts].map(([status, count]) => `${status || 'no answer'}: ${count}`).join(', ');

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
