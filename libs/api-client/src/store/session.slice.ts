import type { LoginAnswer, SessionStateAnswer } from '@concord/contracts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The signed-in member of staff; `admin` is the account's id. PENDING awaits approval. */
export type SessionDetails = SessionStateAnswer & Pick<LoginAnswer, 'token'>;

/** The staff session, which survives reloads and is shared by all tabs. */
export interface SessionState {
  readonly details: SessionDetails | null;
  readonly isLoggedin: boolean;
  readonly loading: boolean;
  /** Reason for the end of the last session; the shell shows a message if it expired. */
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
    /** Ends a session whose token the server no longer accepts. */
    sessionExpired: () => signedOut('expired'),
    /** Marks the end of the session as handled by the shell. */
    sessionEndHandled: (state) => ({ ...state, ended: null }),
    /** Applies a sign-in or sign-out of another tab. */
    sessionChangedElsewhere: (_state, action: PayloadAction<SessionDetails | null>) =>
      action.payload ? signedIn(action.payload) : signedOut(null),
    /** Applies the answer of `auth/me`: the current role and name, and a new token if they have changed. */
    sessionRefreshed: (state, action: PayloadAction<SessionStateAnswer>) =>
      state.details ? signedIn({ token: state.details.token, ...action.payload }) : state,
    /** Applies an answer's new token, because the session's may be void. */
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

/** The state after signing out, as at the time of prerendering. */
export const signedOutState = <S extends { readonly session: SessionState }>(state: S): S => ({
  ...state,
  session: signedOut(null),
});
