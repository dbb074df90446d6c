import type { Goal } from '../shared/goal.ts';
import { percentile, spreadOf } from '../shared/percentiles.ts';
import type { ScenarioOutcome } from './scenario.ts';

const SAVE_P95_MS = 250;
const START_P99_MS = 2000;
const GRADED_SECONDS = 30;

const goal = (text: string, holds: boolean): Goal => ({ text, holds });

/** What must hold for a hall, whatever its size. While parts are killed, nothing is asked of its speed. */
export function goalsOf(outcome: ScenarioOutcome, candidates: number, hasFaults = false): Goal[] {
  const { recorder, errors, mismatches, results, gradingSeconds } = outcome;
  const save = spreadOf(recorder.series.save.ms);
  const start = spreadOf(recorder.series.start.ms);
  const goals = [
    goal(`${errors} errors seen by a candidate (0)`, errors === 0),
    goal(`${mismatches} answers or results other than sent (0)`, mismatches === 0),
    goal(`${results} of ${candidates} have a result (all)`, results === candidates),
  ];
  if (hasFaults) return goals;
  return [
    ...goals,
    goal(`save p95 ${save.p95.toFixed(0)} ms (at most ${SAVE_P95_MS})`, save.p95 <= SAVE_P95_MS),
    goal(`start p99 ${start.p99.toFixed(0)} ms (at most ${START_P99_MS})`, start.p99 <= START_P99_MS),
    goal(
      `all graded ${gradingSeconds.toFixed(1)} s after the last submission (at most ${GRADED_SECONDS})`,
      gradingSeconds <= GRADED_SECONDS,
    ),
  ];
}

export const gradedP95 = ({ gradedMs }: ScenarioOutcome): number =>
  percentile(
    gradedMs.toSorted((a, b) => a - b),
    0.95,
  );
