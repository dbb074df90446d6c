import type { MemberGrade } from '@concord/contracts';
import type { GradeTerm } from '../../store/members/membership-entries';

type Term = Pick<GradeTerm, 'grade' | 'from'>;

/** Terms by their first day; of one day the later recorded one counts. */
export const termsInOrder = <T extends Term>(terms: readonly T[]): T[] =>
  terms
    .map((term, index) => ({ term, index }))
    .sort((a, b) => (a.term.from === b.term.from ? a.index - b.index : a.term.from < b.term.from ? -1 : 1))
    .map(({ term }) => term);

/** First day of the grade that a member has on a day; undefined before the first one. */
export const gradeSince = (terms: readonly Term[], day: string): string | undefined =>
  termsInOrder(terms)
    .filter(({ from }) => from <= day)
    .at(-1)?.from;

/**
 * Grade of a member on a day; before the first term, the first one's.
 * @throws Error without a term.
 */
export function gradeOn(terms: readonly Term[], day: string): MemberGrade {
  const ordered = termsInOrder(terms);
  const term = ordered.filter(({ from }) => from <= day).at(-1) ?? ordered[0];
  if (!term) throw new Error('A member has no grade');
  return term.grade;
}
