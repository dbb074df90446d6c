import type { ResultRow } from '../../../store/results/results.repository';

const NAMES = new Intl.Collator('en');

type Named = { readonly student: Pick<ResultRow['student'], 'surname' | 'firstName'> };

/** Compares candidates by name, for printed lists. */
export const byName = ({ student: a }: Named, { student: b }: Named): number =>
  NAMES.compare(a.surname, b.surname) || NAMES.compare(a.firstName, b.firstName);
