import { isLook, type MemberState, personOf } from './member.slice';

const PREFIX = 'concord.me.';

/**
 * Stores something of the signed-in person on this device, so that a page can show it offline. A later sign-out, or
 * the sign-in of somebody else, removes it. Nothing is stored while staff look at a person's pages.
 *
 * @param name the copy, e.g. `card`
 */
export function storeCopy(member: MemberState, name: string, value: unknown): void {
  const person = personOf(member);
  if (person === null || isLook(member)) return;
  try {
    window.localStorage.setItem(PREFIX + name, JSON.stringify({ person, value }));
  } catch {
    // Storage is blocked or full: the page then needs the network.
  }
}

/** Reads a copy of the signed-in person; undefined without one, and for a copy of somebody else. */
export function readCopy(member: MemberState, name: string): unknown {
  try {
    const text = window.localStorage.getItem(PREFIX + name);
    const { person, value } = JSON.parse(text ?? '{}') as { person?: string; value?: unknown };
    return person === personOf(member) && !isLook(member) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Removes all copies from this device. The end of a sign-in calls it. */
export function removeCopies(): void {
  try {
    const { localStorage } = window;
    const keys = Array.from({ length: localStorage.length }, (_none, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so there is nothing in it.
  }
}
