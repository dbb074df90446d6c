import { DIFFICULTIES, type Difficulty } from '@concord/contracts';

export const DIFFICULTY_NAMES: Readonly<Record<Difficulty, string>> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
};

/** Difficulties for a select field. */
export const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => [value, DIFFICULTY_NAMES[value]] as const);
