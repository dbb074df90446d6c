const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The words under which a record is found, for an indexed array: each word of the given texts, and the
 * `wholes` (e-mail, phone) as they are.
 */
export function searchTokens(
  texts: readonly (string | null | undefined)[],
  wholes: readonly (string | null | undefined)[] = [],
): string[] {
  const tokens = texts.flatMap((text) => (text ? wordsOf(text) : []));
  const exact = wholes.flatMap((whole) => (whole ? [`=${fold(whole).trim()}`] : []));
  return [...new Set([...tokens, ...exact])];
}

/**
 * The conditions on the token array that a typed search means. Each is a value for `tokens`: every one of
 * `words` must match, or `whole` alone. Undefined when the text holds no letter or digit, which matches nothing.
 */
export function searchConditions(typed: string): { words: RegExp[]; whole: string } | undefined {
  const words = wordsOf(typed);
  if (words.length === 0) return undefined;
  return {
    words: words.slice(0, 10).map((word) => new RegExp(`^${escape(word)}`)),
    whole: `=${fold(typed).trim()}`,
  };
}
