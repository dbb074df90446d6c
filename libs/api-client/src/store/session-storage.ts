import type { Store } from 'redux';
import { sessionChangedElsewhere, type SessionDetails, type SessionState } from './session.slice';

const KEY = 'concord.session';
const TEXT_FIELDS = ['token', 'admin', 'username', 'email'] as const;

function isDetails(value: unknown): value is SessionDetails {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return (
    TEXT_FIELDS.every((field) => typeof record[field] === 'string') &&
    ['SUPER_ADMIN', 'ADMIN', 'PENDING'].includes(String(record['role']))
  );
}

function parse(text: string | null): SessionDetails | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isDetails(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Reads the session stored by an earlier visit; `null` if it is missing or damaged, or storage is
 * blocked.
 */
export function readStoredSession(): SessionDetails | null {
  try {
    return parse(window.localStorage.getItem(KEY));
  } catch {
    return null;
  }
}

function keep(details: SessionDetails | null): void {
  try {
    if (details) window.localStorage.setItem(KEY, JSON.stringify(details));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked or full, so the session lasts as long as the page.
  }
}

/**
 * Stores every change of the session, and applies the changes of other tabs.
 *
 * @returns a function that stops both
 */
export function persistSession(store: Store<{ session: SessionState }>): () => void {
  let last = store.getState().session.details;
  const stopWriting = store.subscribe(() => {
    const { details } = store.getState().session;
    if (details === last) return;
    last = details;
    keep(details);
  });
  const takeOver = (event: StorageEvent) => {
    if (event.key !== KEY && event.key !== null) return;
    const details = parse(event.key === null ? null : event.newValue);
    if (JSON.stringify(details) === JSON.stringify(last)) return;
    last = details;
    store.dispatch(sessionChangedElsewhere(details));
    last = store.getState().session.details;
  };
  globalThis.window?.addEventListener('storage', takeOver);
  return () => {
    stopWriting();
    globalThis.window?.removeEventListener('storage', takeOver);
  };
}
