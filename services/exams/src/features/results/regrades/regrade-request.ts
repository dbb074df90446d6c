import { objectId, type RegradeOutcome } from '@concord/contracts';
import { z } from 'zod';
import type { GradedResult } from '../../../store/results/regraded-results.repository';
import { gradeBy } from './regrade';
import type { RegradePlan } from './regrade-plans.service';

/** Input of the regrade task: the version with the keys, and the reason. */
export const regradeRequest = z.object({ version: objectId, reason: z.string() });
export type RegradeRequest = z.output<typeof regradeRequest>;

export const noOutcome = (): RegradeOutcome => ({ results: 0, changed: 0, nowPass: 0, noLongerPass: 0 });

/** A result before and after a regrade. */
export interface Change {
  readonly passBefore: boolean;
  readonly pass: boolean;
}

/** Counts a changed result. */
export function count(outcome: RegradeOutcome, { passBefore, pass }: Change): void {
  outcome.changed += 1;
  if (pass && !passBefore) outcome.nowPass += 1;
  if (passBefore && !pass) outcome.noLongerPass += 1;
}

/** Results of a batch whose score changes, with their new grades. */
export const changedBy = ({ version }: RegradePlan, results: readonly GradedResult[]) =>
  results.flatMap((result) => {
    const grade = gradeBy(version, result);
    return grade.total_score === result.total_score ? [] : [{ result, grade }];
  });
