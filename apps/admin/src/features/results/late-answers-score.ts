import type { ResultDetail } from '@concord/contracts';
import { LIMITS } from '@concord/contracts';

type Question = ResultDetail['questions'][number];

export interface Score {
  readonly correct: number;
  readonly total: number;
  readonly percentage: number;
  readonly pass: boolean;
}

export const lateAnswerDiffers = ({ lateOption, selectedOption }: Question) =>
  lateOption !== undefined && lateOption !== selectedOption;

/** Score with the late answers, by the grading service's rule. */
export function scoreWithLateAnswers({ questions }: Pick<ResultDetail, 'questions'>): Score {
  const total = questions.length;
  const correct = questions.filter(
    ({ answer, selectedOption, lateOption }) =>
      (lateOption === undefined ? selectedOption : lateOption) === answer,
  ).length;
  const percentage = total === 0 ? 0 : Math.floor((correct * 200 + total) / (2 * total));
  return { correct, total, percentage, pass: percentage >= LIMITS.passPercent };
}
