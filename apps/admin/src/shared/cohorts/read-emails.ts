const BREAKS = /[\n\r,;\t]+/;

/** Address of `Ada Bello <ada@example.org>`, or the words of an entry that resemble addresses. */
function addressesIn(entry: string): string[] {
  const inBrackets = /<([^<>]+)>/.exec(entry)?.[1]?.trim();
  if (inBrackets) return [inBrackets];
  const words = entry.split(/\s+/).filter((word) => word.includes('@'));
  // An entry without an address is returned whole, so that it can be listed.
  return words.length > 0 ? words : [entry];
}

/** Parses e-mails of a pasted text, separated by line breaks, commas, semicolons, tabs or spaces. */
export const readEmails = (pasted: string): string[] =>
  pasted
    .split(BREAKS)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .flatMap(addressesIn);
