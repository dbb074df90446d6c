import { COORDINATORS, type Coordinator } from '../../content/coordinators';

/** What people type for a state beside its name. */
const ALSO_CALLED: Readonly<Record<string, string>> = { 'Federal Capital Territory': 'fct abuja' };

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const digitsOf = (text: string) => text.replace(/\D/g, '');
const isPartOfNumber = (word: string) => /^\+?\d{3,}$/.test(word);

const fits = (word: string, { state, name, phone }: Coordinator) =>
  wordsOf(`${state} ${ALSO_CALLED[state] ?? ''} ${name}`).some((known) => known.startsWith(word)) ||
  (isPartOfNumber(word) && digitsOf(phone).includes(digitsOf(word)));

/**
 * The coordinators for whom every word of the search begins a word of the state or the name, or is part of the
 * telephone number.
 */
export function matchCoordinators(search: string): readonly Coordinator[] {
  const words = wordsOf(search);
  return COORDINATORS.filter((coordinator) => words.every((word) => fits(word, coordinator)));
}

/** What is said of the number of matches. */
export function countWords(count: number, search: string): string {
  if (search.trim() === '') return `${count} coordinators`;
  if (count === 0) return 'No coordinator found';
  return count === 1 ? '1 coordinator found' : `${count} coordinators found`;
}
