const GROUP = 4;
const CHARACTERS = 16;

/** What was typed or pasted, as a serial: upper case, in groups of four joined by dashes, never longer than one. */
export function asSerial(typed: string): string {
  const bare = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, CHARACTERS);
  return bare.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/**
 * The typed text as a serial, and where the caret belongs in it: after the same character as before, so that
 * correcting the middle does not throw the caret to the end.
 */
export function formatAtCaret(
  typed: string,
  caret: number,
): { readonly text: string; readonly caret: number } {
  const before = asSerial(typed.slice(0, caret)).replace(/-/g, '').length;
  return { text: asSerial(typed), caret: before + Math.floor(Math.max(0, before - 1) / GROUP) };
}
