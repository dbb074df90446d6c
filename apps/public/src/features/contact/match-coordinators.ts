import type { Coordinator } from '@concord/institute';
import { COORDINATORS } from '../../content/coordinators';

/** Alternative names of a state that people search for. */
const ALIASES: Readonly<Record<string, string>> = { 'Federal Capital Territory': 'fct abuja' };

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

const digitsOf = (text: string) => text.replace(/\D/g, '');
const looksLikePhone = (word: string) => /^\+?\d{3,}$/.test(word);

const matches = (word: string, { state, name, phone }: Coordinator) =>
  wordsOf(`${state} ${ALIASES[state] ?? ''} ${name}`).some((known) => known.startsWith(word)) ||
  (looksLikePhone(word) && digitsOf(phone).includes(digitsOf(word)));

/**
 * Coordinators that match every search word: as the beginning of a word of the state or name, or as
 * part of the phone number.
 */
export function matchCoordinators(search: string): readonly Coordinator[] {
  const words = wordsOf(search);
  return COORDINATORS.filter((coordinator) => words.every((word) => matches(word, coordinator)));
}

export function matchCountText(count: number, search: string): string {
  if (search.trim() === '') return `${count} coordinators`;
  if (count === 0) return 'No coordinator found';
  return count === 1 ? '1 coordinator found' : `${count} coordinators found`;
}
