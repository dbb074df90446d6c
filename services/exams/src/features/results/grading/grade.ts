import { LIMITS, type Result } from '@concord/contracts';
import type { StoredAnswers } from '../../../store/attempts/attempt.schema';
import type { ExamVersionRecord } from '../../../store/exam-versions/exam-version.schema';
import { keyOf } from '../../../store/exam-versions/key-of';
import { drawPaper } from '../../authoring/papers/draw';

/** Fields of a result that grading sets. */
export type Grade = Pick<
  Result,
  'percantage' | 'total_score' | 'total_answered' | 'total_correct' | 'total_wrong' | 'pass'
> & { total_questions: number };

/** A question with its right option. */
export interface QuestionKey {
  id: string;
  /** Index of the right option. */
  answer: number;
}

/**
 * Keys of the questions on a paper.
 * @param seed that of the attempt
 */
export const questionKeys = (
  version: Pick<ExamVersionRecord, 'questions' | 'paper'>,
  seed?: number,
): QuestionKey[] =>
  drawPaper(version, seed).map(({ question }) => ({ id: String(question._id), answer: keyOf(question) }));

/** Percentage of `total`, rounded half up in integer arithmetic; 0 when `total` is 0. */
export function percentOf(part: number, total: number): number {
  return total === 0 ? 0 : Math.floor((part * 200 + total) / (total * 2));
}

/** Chosen option indexes by question id, without cleared answers and unknown questions. */
export function chosenOf(questions: readonly QuestionKey[], answers: StoredAnswers): Record<string, number> {
  const chosen: Record<string, number> = {};
  for (const { id } of questions) {
    const option = Object.hasOwn(answers, id) ? answers[id]?.o : undefined;
    if (option !== undefined && option !== null) chosen[id] = option;
  }
  return chosen;
}

/** Grades chosen options; questions that are not on the paper are ignored. */
export function grade(questions: readonly QuestionKey[], chosen: Readonly<Record<string, number>>): Grade {
  const answered = questions.filter(({ id }) => chosen[id] !== undefined);
  const correct = answered.filter(({ id, answer }) => chosen[id] === answer).length;
  const percantage = percentOf(correct, questions.length);
  return {
    percantage,
    total_score: correct,
    total_questions: questions.length,
    total_answered: answered.length,
    total_correct: correct,
    total_wrong: answered.length - correct,
    pass: percantage >= LIMITS.passPercent,
  };
}
