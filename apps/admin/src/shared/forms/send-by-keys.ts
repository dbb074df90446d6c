import type { KeyboardEvent } from 'react';

/** Submits a form by Ctrl + Enter from a multi-line field, where Enter inserts a line break. */
export function sendByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.closest('form')?.requestSubmit();
}
