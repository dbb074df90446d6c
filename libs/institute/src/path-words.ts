/** A percent-encoded character of UTF-8, from one to four bytes. */
const ENCODED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;
/** What would read as another path or would not be seen: separators, the sign of an escape, controls, odd spaces. */
const KEPT = /[/\\?#%]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u;

const decoded = (escape: string): string => {
  try {
    const character = decodeURIComponent(escape);
    return KEPT.test(character) ? escape : character;
  } catch {
    return escape;
  }
};

/**
 * The path of an address as a person typed it, for showing as text: `/%E1%BB%8Cl%C3%A1` is `/Ọlá`. An escape stays
 * where the character would mislead, such as `%2F`, and where it is broken.
 */
export const pathWords = (path: string): string => path.replace(ENCODED, decoded);
