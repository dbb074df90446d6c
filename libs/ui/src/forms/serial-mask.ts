const GROUP = 4;
const GROUPS = 4;

/** Placeholder of a field for a serial number. */
export const SERIAL_PLACEHOLDER = Array.from({ length: GROUPS }, () => 'X'.repeat(GROUP)).join('-');

/** Formats typed or pasted text as four upper-case groups of four with dashes; text beyond them is cut off. */
export function asSerial(typed: string): string {
  const bare = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, GROUP * GROUPS);
  return bare.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join('-') ?? '';
}

/**
 * Formats typed text as a serial number and gives the new position of the caret: after the same character as before,
 * so that a correction in the middle does not move it to the end.
 */
export function formatAtCaret(
  typed: string,
  caret: number,
): { readonly text: string; readonly caret: number } {
  const before = asSerial(typed.slice(0, caret)).replace(/-/g, '').length;
  return { text: asSerial(typed), caret: before + Math.floor(Math.max(0, before - 1) / GROUP) };
}
