/** Hooked letters have no form without the hook in Unicode. */
const HOOKED: Readonly<Record<string, string>> = { ɓ: 'b', ɗ: 'd', ƙ: 'k', ƴ: 'y' };

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ɓɗƙƴ]/g, (letter) => HOOKED[letter] ?? letter);
const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word of a search begins a word of the texts, without case and accents, as on the server. */
export function isFound(texts: readonly string[], search: string): boolean {
  const words = texts.flatMap(wordsOf);
  return wordsOf(search).every((typed) => words.some((word) => word.startsWith(typed)));
}
