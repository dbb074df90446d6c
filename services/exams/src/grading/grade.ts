import { LIMITS, type Result } from '@concord/contracts';
import type { StoredAnswer } from '../attempts/attempt.schema';
import type { ExamVersionDoc } from '../exams/exam-version.schema';

/** The numbers of a result. */
export type Grade = Pick<
  Result,
  'percantage' | 'total_score' | 'total_answered' | 'total_correct' | 'total_wrong' | 'pass'
>;

/** A question by its id, with the index of its right option. */
export interface KeyedQuestion {
  id: string;
  answer: number;
}

/** The questions of a version with their keys. */
export const questionKeys = ({ questions }: Pick<ExamVersionDoc, 'questions'>): KeyedQuestion[] =>
  questions.map(({ _id, answer }) => ({ id: String(_id), answer }));

/** Share of `total` in whole percent, rounded half up; 0 of nothing. In whole numbers, so that a half is a half. */
export function percentOf(part: number, total: number): number {
  return total === 0 ? 0 : Math.floor((part * 200 + total) / (total * 2));
}

/** The option chosen, by question id, of those questions that are answered. */
export function chosenOf(
  questions: readonly KeyedQuestion[],
  answers: Readonly<Record<string, StoredAnswer>>,
): Record<string, number> {
  const chosen: Record<string, number> = {};
  for (const { id } of questions) {
    const option = Object.hasOwn(answers, id) ? answers[id]?.o : undefined;
    if (option !== undefined && option !== null) chosen[id] = option;
  }
  return chosen;
}

/** Grades what was chosen. Answers to questions that are not on the paper do not count. */
export function grade(questions: readonly KeyedQuestion[], chosen: Readonly<Record<string, number>>): Grade {
  const answered = questions.filter(({ id }) => chosen[id] !== undefined);
  const correct = answered.filter(({ id, answer }) => chosen[id] === answer).length;
  const percantage = percentOf(correct, questions.length);
  return {
    percantage,
    total_score: correct,
    total_answered: answered.length,
    total_correct: correct,
    total_wrong: answered.length - correct,
    pass: percantage >= LIMITS.passPercent,
  };
}
