import type { Chart } from '../report/report.ts';
import { type Goal, none, statusText, type Table, whole } from '../report/output.ts';
import type { Usage } from '../processes/process-watch.ts';
import { OPERATIONS, type Recorder } from '../ledger/recorder.ts';
import { bySecond, percentile, spreadOf } from '../report/statistics.ts';
import { candidateGoals, resultGoal } from './goals.ts';
import type { ScenarioOutcome } from './scenario.ts';

const SAVE_P95_MS = 250;
const START_P99_MS = 2000;
const GRADED_SECONDS = 30;

const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
const madeIn = ({ series }: Recorder) => OPERATIONS.filter((name) => series[name].at.length > 0);

/** A row for each kind of call: count, rate and times. */
export function operationRows({ recorder }: ScenarioOutcome): Table {
  const head = ['', 'count', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'];
  const rows = madeIn(recorder).map((name) => {
    const { at, ms: took } = recorder.series[name];
    const { count, p50, p95, p99, max } = spreadOf(took);
    const rate = count / Math.max(1, (Math.max(...at) - Math.min(...at)) / 1000);
    return [name, count, rate.toFixed(1), ...[p50, p95, p99, max].map(ms)];
  });
  return [head, ...rows];
}

export function countLines({ recorder, gradingSeconds }: ScenarioOutcome): string[] {
  const { errors, mismatches, retriedStatus, drops } = recorder;
  return [
    `errors ${errors.length}, mismatches ${mismatches.length}, dropped connections ${drops}`,
    `retries that nobody saw: ${statusText(retriedStatus) || 'none'}`,
    `grading: all ${gradingSeconds.toFixed(1)} s after the last submission`,
    ...recorder.problems(),
  ];
}

/** Goals of a hall of any size; without those of speed if processes are killed. */
export function goalsOf(outcome: ScenarioOutcome, candidates: number, hasFaults = false): Goal[] {
  const { recorder, results, gradingSeconds } = outcome;
  const { p95 } = spreadOf(recorder.series.save.ms);
  const { p99 } = spreadOf(recorder.series.start.ms);
  const atMost = (text: string, value: number, limit: number): Goal => ({
    text: `${text} (at most ${limit})`,
    holds: value <= limit,
  });
  const graded = `all graded ${gradingSeconds.toFixed(1)} s after the last submission`;
  const correct = [
    ...candidateGoals(recorder),
    ...(hasFaults
      ? []
      : [none(recorder.failedCalls.length, 'calls that were refused by an overload or cut off')]),
    resultGoal(results, candidates),
  ];
  const fast = [
    atMost(`save p95 ${whole(p95)} ms`, p95, SAVE_P95_MS),
    atMost(`start p99 ${whole(p99)} ms`, p99, START_P99_MS),
    atMost(graded, gradingSeconds, GRADED_SECONDS),
  ];
  return hasFaults ? correct : [...correct, ...fast];
}

/** Charts of calls, latencies, CPU time and memory over the run. */
export function chartsOf({ recorder, usages, faults }: ScenarioOutcome): Chart[] {
  const marks = faults.map(({ kind, at }) => ({ name: kind, at: at / 1000 }));
  const ofCalls = (title: string, value: (ms: number[]) => number): Chart => {
    const lines = madeIn(recorder).map((name) => {
      const { at, ms: took } = recorder.series[name];
      const seconds = [...bySecond(at, took)].sort(([a], [b]) => a - b);
      return { name, points: seconds.map(([second, values]) => [second, value(values)] as const) };
    });
    return { title, marks, lines };
  };
  const ofProcesses = (title: string, field: 'cpu' | 'rss'): Chart => {
    const pointsOf = ({ samples }: Usage) => samples.map((sample) => [sample.at, sample[field]] as const);
    return { title, marks, lines: usages.map((usage) => ({ name: usage.name, points: pointsOf(usage) })) };
  };
  return [
    ofCalls('Calls a second', ({ length }) => length),
    ofCalls('95 of 100 calls took at most, in ms', (took) => percentile(took, 0.95)),
    ofProcesses('Processor in % of a core', 'cpu'),
    ofProcesses('Resident memory in MiB', 'rss'),
  ];
}
