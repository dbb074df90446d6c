import type { LeftDate } from './resting-date';

const FIELD = '.MuiFormControl-root';

/** Lets the picker go on as the field was left: with the focus in the same part, or with its calendar open. */
export function goOnWith(input: HTMLInputElement, { at, opensCalendar }: LeftDate): void {
  const field = input.closest(FIELD);
  if (opensCalendar) return field?.querySelector('button')?.click();
  if (at === undefined) return;
  const sections = field?.querySelectorAll<HTMLElement>('[role="spinbutton"]');
  (sections?.[at] ?? input).focus();
}
