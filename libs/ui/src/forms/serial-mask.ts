const GROUP = 4;

/** What was typed or pasted, in upper-case groups of four joined by dashes; anything beyond `groups` is left out. */
export function asSerial(typed: string, groups = 4): string {
  const bare = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, GROUP * groups);
  return bare.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/**
 * The typed text as a serial, and where the caret belongs in it: after the same character as before, so that
 * correcting the middle does not throw the caret to the end.
 */
export function formatAtCaret(
  typed: string,
  caret: number,
  groups = 4,
): { readonly text: string; readonly caret: number } {
  const before = asSerial(typed.slice(0, caret), groups).replace(/-/g, '').length;
  return { text: asSerial(typed, groups), caret: before + Math.floor(Math.max(0, before - 1) / GROUP) };
}
