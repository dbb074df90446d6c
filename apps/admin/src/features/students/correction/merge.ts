import { type CorrectionValues, FIELDS, isSame } from './correction-values';

/** A field that somebody else changed, and what the form has in it. */
export interface Difference {
  readonly field: keyof CorrectionValues;
  /** True where the form changed it as well. */
  readonly isConflict: boolean;
}

export type Choice = 'theirs' | 'mine';

interface Versions {
  /** Values when the form was opened. */
  readonly base: CorrectionValues;
  readonly theirs: CorrectionValues;
  readonly mine: CorrectionValues;
}

/** Conflicts: fields that others changed to another value than the form has. */
export const differencesOf = ({ base, theirs, mine }: Versions): Difference[] =>
  FIELDS.filter((field) => !isSame(base[field], theirs[field]) && !isSame(theirs[field], mine[field])).map(
    (field) => ({ field, isConflict: !isSame(base[field], mine[field]) }),
  );

/** At first a field keeps what was typed in it, and takes theirs where nothing was. */
export const firstChoice = ({ isConflict }: Difference): Choice => (isConflict ? 'mine' : 'theirs');

/** The form's values with what was chosen from the other version. */
export function merged(
  { theirs, mine }: Versions,
  choices: ReadonlyMap<keyof CorrectionValues, Choice>,
): CorrectionValues {
  const taken = [...choices].filter(([, choice]) => choice === 'theirs').map(([field]) => field);
  return { ...mine, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
}
