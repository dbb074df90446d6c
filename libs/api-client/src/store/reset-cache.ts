import type { Action, Middleware } from 'redux';
import type { RootState } from './state';

/** Dispatches `reset` when a staff member or candidate signs out, so that the next user sees no cached answers. */
export const resetCacheOnSignOut =
  (reset: () => Action): Middleware<object, RootState> =>
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const before = getState();
    const result = next(action);
    const now = getState();
    // Not the token: a session's token is renewed.
    const staff = before.session.details?.admin ?? null;
    const candidate = before.candidate.token;
    const signedOut =
      (staff !== null && staff !== (now.session.details?.admin ?? null)) ||
      (candidate !== null && candidate !== now.candidate.token);
    if (signedOut) dispatch(reset());
    return result;
  };
