import type { createAppStore } from '@concord/api-client';

type SessionStore = Pick<ReturnType<typeof createAppStore>, 'getState' | 'subscribe'>;

/**
 * Marks the document with `data-staff` while staff are signed in. Earlier, the script in the page's head
 * marks it for a stored session, because prerendered pages have none and their header would move.
 */
export function markStaff({ getState, subscribe }: SessionStore): void {
  const mark = () =>
    void document.documentElement.toggleAttribute('data-staff', getState().session.details !== null);
  mark();
  subscribe(mark);
}
