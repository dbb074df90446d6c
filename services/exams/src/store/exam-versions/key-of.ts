import type { VersionQuestion } from './exam-version.schema';

/** Index of the right option after the last regrade. All grading and display of sittings uses it. */
export const keyOf = ({ answer, corrected }: Pick<VersionQuestion, 'answer' | 'corrected'>): number =>
  corrected ?? answer;
