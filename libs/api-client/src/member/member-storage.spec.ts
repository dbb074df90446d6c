import '../member';
import { createAppStore } from '../store/create-store';
import {
  memberExpired,
  memberLeaveConfirmed,
  memberLeft,
  memberLookEnded,
  memberSignedIn,
  memberOf,
} from './member.slice';
import { AMINA, LOOK } from '../testing/amina';

const KEY = 'concord.member';
const SIGNED_OUT = { signIn: null, ended: null };
const memberNow = () => memberOf(createAppStore().getState());
const signInNow = () => memberNow().signIn;

function storeAfter(...actions: Parameters<ReturnType<typeof createAppStore>['dispatch']>[0][]) {
  const store = createAppStore();
  for (const action of actions) store.dispatch(action);
  return store;
}

const fromAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue, storageArea: window.localStorage }));

describe('the stored sign-in of a member', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('survives a reload with the time of its next renewal', () => {
    expect(memberNow()).toEqual(SIGNED_OUT);
    const member = memberOf(storeAfter(memberSignedIn(AMINA)).getState());
    expect(memberNow()).toEqual(member);
    expect(member.signIn?.freshUntil).toBeGreaterThan(Date.now() + 27 * 60_000);
  });

  it('is gone after its end, but a sign-out is known until the server confirms it', () => {
    storeAfter(memberSignedIn(AMINA), memberExpired());
    expect(memberNow()).toEqual(SIGNED_OUT);
    storeAfter(memberSignedIn(AMINA), memberLeft());
    expect(memberNow()).toEqual({ signIn: null, ended: 'leaving' });
    storeAfter(memberLeaveConfirmed());
    expect(memberNow()).toEqual(SIGNED_OUT);
  });

  it('does not replace a sign-in by a late confirmation of a sign-out', () => {
    storeAfter(memberLeft(), memberSignedIn(AMINA), memberLeaveConfirmed());
    expect(signInNow()).toMatchObject(AMINA);
  });

  it.each(['{', 'null', '{}', '{"signIn":{"token":"x"}}', '{"ended":"expired"}'])(
    'is ignored if storage holds %s',
    (text) => {
      window.localStorage.setItem(KEY, text);
      expect(memberNow()).toEqual(SIGNED_OUT);
    },
  );

  it('follows sign-in, renewal and sign-out in another tab', () => {
    const store = storeAfter(memberSignedIn(AMINA));
    const other = JSON.stringify({ signIn: { ...AMINA, token: 'next', freshUntil: 1 }, ended: null });
    fromAnotherTab(other);
    expect(memberOf(store.getState()).signIn?.token).toBe('next');
    fromAnotherTab(JSON.stringify({ signIn: null, ended: 'leaving' }));
    expect(memberOf(store.getState())).toEqual({ signIn: null, ended: 'leaving' });
    fromAnotherTab(other);
    fromAnotherTab(null);
    expect(memberOf(store.getState())).toEqual(SIGNED_OUT);
  });

  describe('while staff look at the pages of somebody', () => {
    it('stays in its tab, and leaves that of the browser alone', () => {
      storeAfter(memberSignedIn(AMINA));
      const store = storeAfter(memberSignedIn(LOOK));
      expect(signInNow()).toMatchObject(LOOK);
      fromAnotherTab(null);
      expect(memberOf(store.getState()).signIn).toMatchObject(LOOK);
      store.dispatch(memberLookEnded());
      expect(memberOf(store.getState())).toEqual({ signIn: null, ended: 'look' });
      expect(signInNow()).toMatchObject(AMINA);
    });

    it('ends with a sign-in of their own', () => {
      storeAfter(memberSignedIn(LOOK), memberSignedIn(AMINA));
      expect(window.sessionStorage).toHaveLength(0);
      expect(signInNow()).toMatchObject(AMINA);
    });
  });
});
