/** Pattern of a percent-encoded UTF-8 character of one to four bytes. */
const ENCODED =
  /%[0-7][\da-f]|%[cd][\da-f]%[89ab][\da-f]|%e[\da-f](?:%[89ab][\da-f]){2}|%f[0-7](?:%[89ab][\da-f]){3}/gi;
/**
 * Characters to leave encoded, because they would change the path's meaning or be invisible:
 * separators, the escape sign, controls, unusual spaces.
 */
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
 * Decodes a path for display: `/%E1%BB%8Cl%C3%A1` becomes `/Ọlá`. Leaves misleading characters such
 * as `%2F` and incomplete ones encoded.
 */
export const pathWords = (path: string): string => path.replace(ENCODED, decoded);
