import { joinWords, wordsOfNames, wordsOfTexts } from '@concord/institute';
import { valueAt } from '../../stores/projection';

/** Fields compared by a list's search. */
export interface Searched {
  /** Field of stored words: `words`, with `beginnings`, or one with its own index. */
  readonly words?: string;
  /** Paths of texts without stored words. */
  readonly texts?: readonly string[];
  /** Paths of people's names, which also match inside. Nothing is stored for that. */
  readonly names?: readonly string[];
}

/** Fields that {@link searchedText} reads. */
export const searchedPaths = ({ words, texts = [], names = [] }: Searched): string[] => [
  ...new Set([...(words === undefined ? [] : [words]), ...texts, ...names]),
];

/** Text of a record for `wordsMatcher`. */
export function searchedText({ words, texts = [], names = [] }: Searched, record: unknown): string {
  const valuesAt = (paths: readonly string[]) => paths.map((path) => valueAt(record, path));
  const stored = words === undefined ? [] : ((valueAt(record, words) ?? []) as readonly string[]);
  return joinWords([...stored, ...wordsOfTexts(valuesAt(texts))], wordsOfNames(valuesAt(names)));
}
