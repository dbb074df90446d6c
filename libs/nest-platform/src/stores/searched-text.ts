import { joinWords, wordsOfNames, wordsOfTexts } from '@concord/institute';
import { valueAt } from './projection';

/** What a search of a list compares. */
export interface Searched {
  /** The field of its stored words: `words`, with `beginnings` beside it, or one that has an index of its own. */
  readonly words?: string;
  /** Paths of texts whose words are not stored. */
  readonly texts?: readonly string[];
  /** Paths of names of people, which are found by letters inside them too. Nothing is stored for that. */
  readonly names?: readonly string[];
}

/** What is read of a record for {@link searchedText}. */
export const searchedPaths = ({ words, texts = [], names = [] }: Searched): string[] => [
  ...new Set([...(words === undefined ? [] : [words]), ...texts, ...names]),
];

/** A record as `wordsMatcher` compares it. */
export function searchedText({ words, texts = [], names = [] }: Searched, record: unknown): string {
  const valuesAt = (paths: readonly string[]) => paths.map((path) => valueAt(record, path));
  const stored = words === undefined ? [] : ((valueAt(record, words) ?? []) as readonly string[]);
  return joinWords([...stored, ...wordsOfTexts(valuesAt(texts))], wordsOfNames(valuesAt(names)));
}
