const GROUP = 4;

/** Formats typed or pasted text as upper-case groups of four with dashes; text beyond `groups` groups is cut off. */
export function asSerial(typed: string, groups = 4): string {
  const bare = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, GROUP * groups);
  return bare.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/**
 * Formats typed text as a serial number and gives the new position of the caret: after the same character as before,
 * so that a correction in the middle does not move it to the end.
 */
export function formatAtCaret(
  typed: string,
  caret: number,
  groups = 4,
): { readonly text: string; readonly caret: number } {
  const before = asSerial(typed.slice(0, caret), groups).replace(/-/g, '').length;
  return { text: asSerial(typed, groups), caret: before + Math.floor(Math.max(0, before - 1) / GROUP) };
}
