import type { VersionQuestion } from './exam-version.schema';

/** Index of the right option, as the last regrade has it. Whatever grades or shows a sitting uses it. */
export const keyOf = ({ answer, corrected }: Pick<VersionQuestion, 'answer' | 'corrected'>): number =>
  corrected ?? answer;
