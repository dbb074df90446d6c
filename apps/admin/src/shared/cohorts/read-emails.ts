const BREAKS = /[\n\r,;\t]+/;

/** The address of `Ada Bello <ada@example.org>`, or the words of an entry that look like addresses. */
function addressesIn(entry: string): string[] {
  const inBrackets = /<([^<>]+)>/.exec(entry)?.[1]?.trim();
  if (inBrackets) return [inBrackets];
  const words = entry.split(/\s+/).filter((word) => word.includes('@'));
  // Without an address it is kept whole, so that it can be named.
  return words.length > 0 ? words : [entry];
}

/** The e-mails of a pasted text: one on each line, or divided by commas, semicolons, tabs or spaces. */
export const readEmails = (pasted: string): string[] =>
  pasted
    .split(BREAKS)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap(addressesIn);
