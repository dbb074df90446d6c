import type { Store } from 'redux';
import type { RootState } from '../store/state';
import { removeCopies } from './device-copies';
import {
  isLook,
  memberChangedElsewhere,
  memberOf,
  type MemberSignIn,
  type MemberState,
  personOf,
} from './member.slice';

const KEY = 'concord.member';
const SIGNED_OUT: MemberState = { signIn: null, ended: null };

function isSignIn(value: unknown): value is MemberSignIn {
  const { token, freshUntil, holder } = (value ?? {}) as Partial<MemberSignIn>;
  return (
    typeof token === 'string' &&
    typeof freshUntil === 'number' &&
    typeof holder?.name === 'string' &&
    typeof holder.email === 'string' &&
    typeof holder.isViewed === 'boolean'
  );
}

function parse(text: string | null): MemberState | null {
  if (!text) return null;
  try {
    const { signIn, ended } = JSON.parse(text) as Partial<MemberState>;
    if (isSignIn(signIn)) return { signIn, ended: null };
    return ended === 'leaving' ? { signIn: null, ended } : null;
  } catch {
    return null;
  }
}

/**
 * Reads the sign-in stored by an earlier visit. A look of staff, which only its tab has, comes before a
 * sign-in of this browser.
 */
function readStoredMember(): MemberState {
  try {
    const own = () => parse(window.localStorage.getItem(KEY));
    return parse(window.sessionStorage.getItem(KEY)) ?? own() ?? SIGNED_OUT;
  } catch {
    return SIGNED_OUT;
  }
}

function write(storage: Storage, state: MemberState): void {
  if (state.signIn || state.ended === 'leaving') storage.setItem(KEY, JSON.stringify(state));
  else storage.removeItem(KEY);
}

/** Stores a change. The end of a look leaves this browser's own sign-in as it is. */
function keep(before: MemberState, now: MemberState): void {
  const isOtherPerson = personOf(before) !== null && personOf(before) !== personOf(now);
  if (isOtherPerson && !isLook(before) && !isLook(now)) removeCopies();
  try {
    if (isLook(before)) window.sessionStorage.removeItem(KEY);
    if (isLook(now)) write(window.sessionStorage, now);
    else if (!isLook(before) || now.signIn) write(window.localStorage, now);
  } catch {
    // Storage is blocked or full, so the sign-in lasts as long as the page, and the cookie renews it.
  }
}

/**
 * Restores the member's sign-in of an earlier visit, stores its changes, and applies those of other tabs. It is in localStorage,
 * so that all tabs share one renewal and one sign-out, and that an offline device knows its holder; a look of
 * staff is in sessionStorage, so that it stays in its tab.
 *
 * @returns a function that stops both
 */
export function persistMember(store: Store<RootState>): () => void {
  const stored = readStoredMember();
  if (stored !== SIGNED_OUT) store.dispatch(memberChangedElsewhere(stored));
  let last = memberOf(store.getState());
  const stopWriting = store.subscribe(() => {
    const member = memberOf(store.getState());
    if (member === last) return;
    const before = last;
    last = member;
    keep(before, member);
  });
  const takeOver = ({ key, newValue, storageArea }: StorageEvent) => {
    if ((key !== KEY && key !== null) || storageArea === window.sessionStorage || isLook(last)) return;
    const member = parse(key === null ? null : newValue) ?? SIGNED_OUT;
    if (JSON.stringify(member.signIn) === JSON.stringify(last.signIn)) return;
    last = member;
    store.dispatch(memberChangedElsewhere(member));
    last = memberOf(store.getState());
  };
  globalThis.window?.addEventListener('storage', takeOver);
  return () => {
    stopWriting();
    globalThis.window?.removeEventListener('storage', takeOver);
  };
}
