import { type Goal, none, printGoals, printTable, statusText, type Table, whole } from '../report/output.ts';
import { print } from '../../lib/console.ts';
import type { Recorder } from '../ledger/recorder.ts';
import type { Visitors } from './visitors.ts';

const MAX_LISTED = 20;

/** Result of a phase of a drill. */
export interface PhaseReport {
  name: string;
  /** Seconds until everything was ready; the maximum of several. */
  ready?: number;
  recorder?: Recorder;
  visitors?: Visitors;
  /** True if no call may fail; otherwise only errors that a candidate sees count. */
  isStrict?: boolean;
  /** Further goals. */
  goals?: Goal[];
}

/** Calls of candidates that failed and were retried unnoticed. */
const failedCalls = (recorder: Recorder | undefined): number => recorder?.failedCalls.length ?? 0;

const madeCalls = (recorder: Recorder | undefined): number =>
  recorder ? recorder.calls('sign-in', 'start', 'save', 'submit').length : 0;

const seconds = (value: number | undefined): string => (value === undefined ? '' : whole(value));

function rowOf({ name, ready, recorder, visitors }: PhaseReport): Table[number] {
  const calls = madeCalls(recorder) + (visitors?.calls ?? 0);
  const failed = failedCalls(recorder) + (visitors?.failures.length ?? 0);
  return [
    name,
    seconds(ready),
    calls,
    failed,
    recorder?.errors.length ?? 0,
    recorder?.mismatches.length ?? 0,
  ];
}

/** The goals of a phase by its figures, in words. */
export function goalsOf({ name, recorder, visitors, isStrict, goals = [] }: PhaseReport): Goal[] {
  const failed = failedCalls(recorder) + (visitors?.failures.length ?? 0);
  const seen = recorder
    ? [
        none(recorder.errors.length, 'errors seen by a candidate'),
        none(recorder.mismatches.length, 'answers lost, or attempts graded twice, otherwise or not at all'),
      ]
    : [];
  const strict = isStrict ? [none(failed, 'calls refused with 5xx or cut off')] : [];
  return [...seen, ...strict, ...goals].map(({ text, holds }) => ({ text: `${name}: ${text}`, holds }));
}

/** Prints the result of a phase when it ends. */
export function printPhase(report: PhaseReport): void {
  const { name, ready, recorder, visitors } = report;
  if (ready !== undefined) print(`  ${name}: ready after ${seconds(ready)} s`);
  if (recorder) {
    const retried = statusText(recorder.retriedStatus) || 'nothing';
    print(`  ${recorder.series.save.at.length} saves; tried again unseen: ${retried}`);
    for (const { at, status, call, code = '' } of recorder.failedCalls.slice(0, MAX_LISTED))
      print(`  failed at ${seconds(at / 1000)} s: ${call}: ${status || 'no answer'} ${code}`);
    recorder.problems(MAX_LISTED).forEach(print);
  }
  if (visitors) {
    print(`  ${visitors.uploads} uploads, ${visitors.documents} documents printed`);
    for (const failure of visitors.failures.slice(0, MAX_LISTED)) print(`  failed: ${failure}`);
  }
}

/** All phases as one table with the goals. */
export function printReports(reports: readonly PhaseReport[]): void {
  printTable([['', 'ready s', 'calls', 'failed', 'seen', 'lost'], ...reports.map(rowOf)]);
  printGoals(reports.flatMap(goalsOf));
}
