import type { ResultRow } from '../../../store/results/results.repository';

const NAMES = new Intl.Collator('en');

type Named = { readonly student: Pick<ResultRow['student'], 'surname' | 'firstName'> };

/** The order of the names of candidates, for lists that people look through on paper. */
export const byName = ({ student: a }: Named, { student: b }: Named): number =>
  NAMES.compare(a.surname, b.surname) || NAMES.compare(a.firstName, b.firstName);
