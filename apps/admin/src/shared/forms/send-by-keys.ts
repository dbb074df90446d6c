import type { KeyboardEvent } from 'react';

/** For a field of several lines: Ctrl + Enter sends its form, as Enter alone is a new line. */
export function sendByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
