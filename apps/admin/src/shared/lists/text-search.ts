import { joinWords, wordsMatcher, wordsOfNames, wordsOfTexts } from '@concord/institute';

/** Texts that a search compares; names of people are also found by letters inside them. */
interface Searched {
  readonly texts?: readonly string[];
  readonly names?: readonly string[];
}

/** Tells of texts and names whether each word of a search is found, as on the server. An empty search finds all. */
export function textMatcher(search: string): (searched: Searched) => boolean {
  if (search.trim() === '') return () => true;
  const matches = wordsMatcher(search);
  return ({ texts = [], names = [] }) =>
    matches?.(joinWords(wordsOfTexts(texts), wordsOfNames(names))) ?? false;
}
