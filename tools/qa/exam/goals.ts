import { all, type Goal, none } from '../report/output.ts';
import type { Recorder } from '../ledger/recorder.ts';

/** Goals of every run in which candidates sit. */
export const candidateGoals = ({ errors, mismatches }: Recorder): Goal[] => [
  none(errors.length, 'errors seen by a candidate'),
  none(mismatches.length, 'answers lost, or attempts graded twice, otherwise or not at all'),
];

export const resultGoal = (results: number, candidates: number): Goal =>
  all(results, candidates, 'have a result');
