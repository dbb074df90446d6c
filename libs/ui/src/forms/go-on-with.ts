import type { LeftDate } from './resting-date';

const FIELD = '.MuiFormControl-root';

/** React has rendered what the last key changed. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Lets the picker go on as the field was left: with the focus in the same part, or with its calendar open. */
export async function goOnWith(
  input: HTMLInputElement,
  { parts, at, opensCalendar }: LeftDate,
): Promise<void> {
  const field = input.closest(FIELD);
  if (opensCalendar) return field?.querySelector('button')?.click();
  if (at === undefined) return;
  const sections = [...(field?.querySelectorAll<HTMLElement>('[role="spinbutton"]') ?? [input])];
  (sections[at] ?? input).focus();
  for (const [index, digits] of parts.entries()) {
    for (const digit of digits) {
      const section = sections[index];
      if (!section) return;
      section.focus();
      section.textContent = digit;
      section.dispatchEvent(new Event('input', { bubbles: true }));
      await nextTask();
    }
  }
  if (parts.length > 0) sections[at]?.focus();
}
