import type { LeftDate } from './resting-date';

const FIELD = '.MuiFormControl-root';

/** React has rendered what came before, and the picker listens. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Types one digit. */
async function typeDigit(section: Element | null | undefined, digit: string): Promise<void> {
  if (!(section instanceof HTMLElement)) return;
  section.focus();
  await nextTask();
  section.textContent = digit;
  section.dispatchEvent(new Event('input', { bubbles: true }));
  await nextTask();
}

/** Lets the picker go on as the field was left: with the focus in the same part, or with its calendar open. */
export async function goOnWith(
  input: HTMLInputElement,
  { parts, at, opensCalendar }: LeftDate,
): Promise<void> {
  const field = input.closest(FIELD);
  if (opensCalendar) return field?.querySelector('button')?.click();
  if (at === undefined) return;
  const sections = [...(field?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [])];
  (sections[at] ?? input).focus();
  if (!field || parts.length === 0) return;
  // Who types on while the earlier digits are typed again must not come between them.
  const later: string[] = [];
  const hold = (event: Event) => {
    if (!(event instanceof InputEvent) || !event.data) return;
    event.preventDefault();
    later.push(...event.data.replace(/\D/g, ''));
  };
  field.addEventListener('beforeinput', hold, true);
  for (const [index, digits] of parts.entries())
    for (const digit of digits) await typeDigit(sections[index], digit);
  sections[at]?.focus();
  for (let digit = later.shift(); digit !== undefined; digit = later.shift())
    await typeDigit(document.activeElement, digit);
  field.removeEventListener('beforeinput', hold, true);
}
