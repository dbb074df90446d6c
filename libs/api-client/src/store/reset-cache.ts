import type { Action, Middleware } from 'redux';
import type { RootState } from './state';

/** Dispatches `reset` when staff or a candidate sign out, so that the next user sees no cached answers. */
export const resetCacheOnSignOut =
  (reset: () => Action): Middleware<object, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = getState();
    const result = next(action);
    const now = getState();
    // Not the token, which is renewed during a session.
    const staff = before.session.details?.admin ?? null;
    const candidate = before.candidate.token;
    const signedOut =
      (staff !== null && staff !== (now.session.details?.admin ?? null)) ||
      (candidate !== null && candidate !== now.candidate.token);
    if (signedOut) dispatch(reset());
    return result;
  };
