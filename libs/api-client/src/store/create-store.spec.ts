import { createAppStore } from './create-store';
import {
  loggedOut,
  sessionEndHandled,
  sessionExpired,
  sessionLoading,
  sessionRefreshed,
  signedInAs,
  tokenRenewed,
} from './session.slice';
import { ADA } from '../testing/ada';

const KEY = 'concord.session';
const { token, ...user } = ADA;

const fromAnotherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue }));

describe('createAppStore', () => {
  beforeEach(() => window.localStorage.clear());

  const sessionAfter = (...actions: Parameters<ReturnType<typeof createAppStore>['dispatch']>[0][]) => {
    const store = createAppStore();
    for (const action of actions) store.dispatch(action);
    return store.getState().session;
  };
  const signedOut = { details: null, isLoggedin: false, loading: false, ended: null };

  it('starts signed out, or with the session of an earlier visit', () => {
    expect(sessionAfter()).toEqual(signedOut);
    const signedIn = { details: ADA, isLoggedin: true, loading: false, ended: null };
    expect(sessionAfter(sessionLoading(true), signedInAs(ADA))).toEqual(signedIn);
    expect(sessionAfter()).toEqual(signedIn);
  });

  it('clears an ended session, and keeps the reason until it was handled', () => {
    expect(sessionAfter(signedInAs(ADA), loggedOut())).toEqual({ ...signedOut, ended: 'logout' });
    expect(sessionAfter()).toEqual(signedOut);
    expect(sessionAfter(signedInAs(ADA), sessionExpired())).toEqual({ ...signedOut, ended: 'expired' });
    expect(sessionAfter(signedInAs(ADA), sessionExpired(), sessionEndHandled())).toEqual(signedOut);
  });

  it("applies the server's role and name and keeps the token, but creates no session", () => {
    const promoted = { ...user, role: 'SUPER_ADMIN' as const };
    expect(sessionAfter(sessionRefreshed(promoted))).toEqual(signedOut);
    const { details } = sessionAfter(signedInAs(ADA), sessionRefreshed(promoted));
    expect(details).toEqual({ ...promoted, token });
  });

  it('applies a renewed token to a session, but creates none', () => {
    expect(sessionAfter(tokenRenewed('next'))).toEqual(signedOut);
    expect(sessionAfter(signedInAs(ADA), tokenRenewed('next')).details).toEqual({ ...ADA, token: 'next' });
    expect(sessionAfter().details?.token).toBe('next');
  });

  it.each(['{', 'null', '{"token":"x"}', JSON.stringify({ ...ADA, role: 'ROOT' })])(
    'starts signed out when storage holds %s',
    (text) => {
      window.localStorage.setItem(KEY, text);
      expect(sessionAfter()).toEqual(signedOut);
    },
  );

  it('follows sign-in and logout in another tab', () => {
    const store = createAppStore();
    fromAnotherTab(JSON.stringify(ADA));
    expect(store.getState().session.details).toEqual(ADA);
    fromAnotherTab(null);
    expect(store.getState().session).toEqual(signedOut);
  });
});
