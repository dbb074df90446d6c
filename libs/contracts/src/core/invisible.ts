/** Marks without width, which come along when a text is copied: nobody sees them, and no search finds what has one. */
const ZERO_WIDTH = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** The joiners among them: some scripts and emoji are written with them. */
const JOINER = /[\u200c\u200d]/;
const LATIN = /\p{Script=Latin}/u;
const JOINED = /^[\p{L}\p{M}\p{S}]$/u;

/** Longest reach of one character in UTF-16. */
const UNITS = 2;
const isJoined = (character: string | undefined) =>
  character !== undefined && JOINED.test(character) && !LATIN.test(character);

/** A text without marks that nobody sees; joiners stay within emoji and scripts that need them. */
export function withoutInvisible(text: string): string {
  return text.replace(ZERO_WIDTH, (mark: string, at: number) => {
    if (!JOINER.test(mark)) return '';
    const before = [...text.slice(Math.max(0, at - UNITS), at)].at(-1);
    const after = [...text.slice(at + 1, at + 1 + UNITS)][0];
    return isJoined(before) && isJoined(after) ? mark : '';
  });
}

/** Whether a text has nothing that is seen: spaces, marks without width, or nothing at all. */
export const isBlank = (text: string): boolean => !/[^\p{Z}\p{Cc}\p{DI}\p{Cf}\u2800]/u.test(text);
