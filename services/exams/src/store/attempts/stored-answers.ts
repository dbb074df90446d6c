import type { StoredAnswers } from './attempt.schema';

/** Option indexes by question id; null clears an answer. */
export type Choices = ReadonlyMap<string, number | null>;

/** Choices that differ from the stored answers. */
export const changedChoices = (stored: StoredAnswers, choices: Choices): Map<string, number | null> =>
  new Map([...choices].filter(([question, option]) => (stored[question]?.o ?? null) !== option));

/** Ids of questions with an answer. */
export const answeredQuestions = (stored: StoredAnswers): string[] =>
  Object.keys(stored).filter((question) => (stored[question]?.o ?? null) !== null);
