import { type CorrectionValues, FIELDS, isSame } from './correction-values';

/** A field changed by somebody else, with the form's value. */
export interface Difference {
  readonly field: keyof CorrectionValues;
  /** True if the form changed it, too. */
  readonly isConflict: boolean;
}

export type Choice = 'theirs' | 'mine';

interface Versions {
  /** Values when the form was opened. */
  readonly base: CorrectionValues;
  readonly theirs: CorrectionValues;
  readonly mine: CorrectionValues;
}

/** Fields that others changed to another value than the form's. */
export const differencesOf = ({ base, theirs, mine }: Versions): Difference[] =>
  FIELDS.filter((field) => !isSame(base[field], theirs[field]) && !isSame(theirs[field], mine[field])).map(
    (field) => ({ field, isConflict: !isSame(base[field], mine[field]) }),
  );

/** Initial choice for a field: the typed value, or the other version's if nothing was typed. */
export const firstChoice = ({ isConflict }: Difference): Choice => (isConflict ? 'mine' : 'theirs');

/** Form values merged with those chosen from the other version. */
export function merged(
  { theirs, mine }: Versions,
  choices: ReadonlyMap<keyof CorrectionValues, Choice>,
): CorrectionValues {
  const taken = [...choices].filter(([, choice]) => choice === 'theirs').map(([field]) => field);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
