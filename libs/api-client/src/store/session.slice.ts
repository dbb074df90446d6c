import type { LoginAnswer, SessionStateAnswer } from '@concord/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in member of staff; `admin` is the account's id. PENDING awaits approval. */
export type SessionDetails = SessionStateAnswer & Pick<LoginAnswer, 'token'>;

/** The staff session: survives reloads and is shared by all tabs. */
export interface SessionState {
  readonly details: SessionDetails | null;
  readonly isLoggedin: boolean;
  readonly loading: boolean;
  /** Reason for the end of the last session; the shell tells the user when it expired. */
  readonly ended: 'logout' | 'expired' | null;
}

const signedOut = (ended: SessionState['ended']): SessionState => ({
  details: null,
  isLoggedin: false,
  loading: false,
  ended,
});

const signedIn = (details: SessionDetails): SessionState => ({
  details,
  isLoggedin: true,
  loading: false,
  ended: null,
});

const sessionSlice = createSlice({
  name: 'session',
  initialState: signedOut(null),
  reducers: {
    sessionLoading: (state, action: PayloadAction<boolean>) => ({ ...state, loading: action.payload }),
    signedInAs: (_state, action: PayloadAction<SessionDetails>) => signedIn(action.payload),
    loggedOut: () => signedOut('logout'),
    /** The server no longer accepts the token. */
    sessionExpired: () => signedOut('expired'),
    /** The shell has handled the end of the session. */
    sessionEndHandled: (state) => ({ ...state, ended: null }),
    /** Another tab signed in or out. */
    sessionChangedElsewhere: (_state, action: PayloadAction<SessionDetails | null>) =>
      action.payload ? signedIn(action.payload) : signedOut(null),
    /** `auth/me` answered with the present role and name, and with a new token if they have changed. */
    sessionRefreshed: (state, action: PayloadAction<SessionStateAnswer>) =>
      state.details ? signedIn({ token: state.details.token, ...action.payload }) : state,
    /** A call answered with a token that replaces the session's, which may be void. */
    tokenRenewed: (state, action: PayloadAction<string>) =>
      state.details ? signedIn({ ...state.details, token: action.payload }) : state,
  },
});

export const {
  sessionLoading,
  signedInAs,
  loggedOut,
  sessionEndHandled,
  sessionExpired,
  sessionChangedElsewhere,
  sessionRefreshed,
  tokenRenewed,
} = sessionSlice.actions;
export const sessionReducer = sessionSlice.reducer;

/** Initial state of the session slice, signed out or with the details of a stored session. */
export const initialSession = (details: SessionDetails | null): SessionState =>
  details ? signedIn(details) : signedOut(null);

/** The same state signed out, as at the time of prerendering. */
export const signedOutState = <S extends { readonly session: SessionState }>(state: S): S => ({
  ...state,
  session: signedOut(null),
});
