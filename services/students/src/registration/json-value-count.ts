/** The bytes that precede a value or a key. */
const VALUE_PREFIXES = [...'{[,:'].map((character) => character.charCodeAt(0));

/**
 * Whether JSON may hold more than `max` values, counted without parsing: 18 MB of brackets parse to 700 MB and block the
 * event loop for two seconds. Prefix characters inside texts count too.
 */
export function hasMoreValues(json: Buffer, max: number): boolean {
  let remaining = max;
  for (const byte of VALUE_PREFIXES)
    for (let at = json.indexOf(byte); at !== -1; at = json.indexOf(byte, at + 1)) {
      remaining -= 1;
      if (remaining < 0) return true;
    }
  return false;
}
