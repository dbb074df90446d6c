/** Zero-width characters, which are copied along with text: they are invisible and break searches. */
const ZERO_WIDTH = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** Joiners, which some scripts and emoji need. */
const JOINER = /[\u200c\u200d]/;
const LATIN = /\p{Script=Latin}/u;
const JOINED = /^[\p{L}\p{M}\p{S}]$/u;

/** Maximum UTF-16 code units of one character. */
const UNITS = 2;
const isJoined = (character: string | undefined) =>
  character !== undefined && JOINED.test(character) && !LATIN.test(character);

/** Removes zero-width characters, but keeps joiners inside emoji and scripts that need them. */
export function withoutInvisible(text: string): string {
  return text.replace(ZERO_WIDTH, (mark: string, at: number) => {
    if (!JOINER.test(mark)) return '';
    const before = [...text.slice(Math.max(0, at - UNITS), at)].at(-1);
    const after = [...text.slice(at + 1, at + 1 + UNITS)][0];
    return isJoined(before) && isJoined(after) ? mark : '';
  });
}

/** True if a text has no visible character. */
export const isBlank = (text: string): boolean => !/[^\p{Z}\p{Cc}\p{DI}\p{Cf}\u2800]/u.test(text);
