import { joinWords, wordsMatcher, wordsOfNames, wordsOfTexts } from '@concord/institute';

/** Searched texts; names of people also match inside. */
interface Searched {
  readonly texts?: readonly string[];
  readonly names?: readonly string[];
}

/** Returns a predicate that matches all words of a search, as on the server. An empty search matches all. */
export function textMatcher(search: string): (searched: Searched) => boolean {
  if (search.trim() === '') return () => true;
  const matches = wordsMatcher(search);
  return ({ texts = [], names = [] }) =>
    matches?.(joinWords(wordsOfTexts(texts), wordsOfNames(names))) ?? false;
}
