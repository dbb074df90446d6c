export type KeyAction =
  | { readonly kind: 'choose'; readonly option: number }
  | { readonly kind: 'next' | 'previous' | 'flag' | 'help' };

export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'isComposing' | 'defaultPrevented' | 'target'
>;

/** Media query for key hints: a mouse implies a keyboard, and a small screen a phone. */
export const WITH_KEYBOARD =
  '@media (hover: hover) and (pointer: fine) and (min-width: 600px) and (min-height: 500px)';

const LETTERS: Readonly<Record<string, KeyAction>> = {
  n: { kind: 'next' },
  p: { kind: 'previous' },
  f: { kind: 'flag' },
  '?': { kind: 'help' },
};
const ARROWS: Readonly<Record<string, KeyAction>> = {
  ArrowRight: { kind: 'next' },
  ArrowLeft: { kind: 'previous' },
};

/** Input types without text. */
const NO_TEXT = ['radio', 'checkbox', 'button', 'submit', 'reset'];
/** Elements that use arrow keys themselves. */
const USES_ARROWS = '[role="radiogroup"], [role="radio"], input[type="radio"], select, [role="dialog"]';

function takesText(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.closest('textarea, select, [contenteditable=""], [contenteditable="true"]') !== null;
}

/** Action of a key on the question page; null for none. 1 to 9 are the first options, 0 the tenth. */
export function keyAction(press: KeyPress): KeyAction | null {
  const { key, target } = press;
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing || press.defaultPrevented)
    return null;
  const element = target instanceof Element ? target : null;
  if (element && takesText(element)) return null;
  if (ARROWS[key]) return element?.closest(USES_ARROWS) ? null : ARROWS[key];
  if (/^\d$/.test(key)) return { kind: 'choose', option: key === '0' ? 9 : Number(key) - 1 };
  return LETTERS[key.toLowerCase()] ?? null;
}
