import type { ResultDetail } from '@concord/contracts';
import { LIMITS } from '@concord/contracts';

type Question = ResultDetail['questions'][number];

/** What a result is, or would be. */
export interface Score {
  readonly correct: number;
  readonly total: number;
  readonly percentage: number;
  readonly pass: boolean;
}

/** An answer came late and is another than the one that was graded. */
export const differs = ({ lateOption, selectedOption }: Question) =>
  lateOption !== undefined && lateOption !== selectedOption;

/** What the result would be with the late answers counted; graded by the same rule as every result. */
export function scoreWithLate({ questions }: Pick<ResultDetail, 'questions'>): Score {
  const total = questions.length;
  const correct = questions.filter(
    ({ answer, selectedOption, lateOption }) =>
      (lateOption === undefined ? selectedOption : lateOption) === answer,
  ).length;
  const percentage = total === 0 ? 0 : Math.floor((correct * 200 + total) / (2 * total));
  return { correct, total, percentage, pass: percentage >= LIMITS.passPercent };
}
