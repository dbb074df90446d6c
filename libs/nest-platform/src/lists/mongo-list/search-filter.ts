import { isNumberPart, typedWords } from '@concord/institute';
import { trusted } from 'mongoose';
import { numberBeginnings, storedWordPattern } from '../../stores/search-words';
import type { ListFilter } from '../port/list-reader';
import type { Searched } from '../port/searched-text';
import { namePattern, startPattern } from './text-patterns';

/** True if stored words answer this search: names contain no addresses. */
export const isOfStoredWords = (typed: string, searched: Searched = { words: 'words' }): boolean => {
  const { words, texts = [], names = [] } = searched;
  return words !== undefined && texts.length === 0 && (names.length === 0 || typed.includes('@'));
};

/**
 * Filter that finds what {@link wordsMatcher} finds, in the server: each typed word begins a stored
 * word or a word of a text, or occurs in a name. Undefined if nothing can match.
 */
export function searchFilter(
  typed: string,
  { words, texts = [], names = [] }: Searched,
): ListFilter | undefined {
  const typedIn = typedWords(typed);
  if (typedIn.length === 0) return undefined;
  const conditions = typedIn.map((word) => ({
    $or: [
      ...(words === undefined ? [] : [{ [words]: storedWordPattern(word) }]),
      ...texts.map((path) => ({ [path]: startPattern(word) })),
      ...names.map((path) => ({ [path]: namePattern(word) })),
    ],
  }));
  const number = words === 'words' ? typedIn.find(isNumberPart) : undefined;
  // Names contain no long numbers, so the index of stored words finds these.
  return { ...(number && { beginnings: trusted(numberBeginnings(number)) }), $and: conditions };
}
