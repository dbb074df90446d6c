import {
  initialSession,
  loggedOut,
  sessionChangedElsewhere,
  sessionEndHandled,
  sessionExpired,
  sessionReducer,
  sessionRefreshed,
  signedInAs,
  type SessionDetails,
} from './session.slice';

const ada: SessionDetails = {
  token: 'token-1',
  role: 'ADMIN',
  admin: 'a'.repeat(24),
  username: 'ada',
  email: 'ada@concord.example',
};

describe('session slice', () => {
  it('is signed out until a user is saved', () => {
    const state = initialSession(null);
    expect(state).toEqual({ details: null, isLoggedin: false, loading: false, ended: null });
    expect(sessionReducer({ ...state, loading: true }, signedInAs(ada))).toEqual({
      details: ada,
      isLoggedin: true,
      loading: false,
      ended: null,
    });
  });

  it('clears the details on logout and remembers that the person chose it', () => {
    expect(sessionReducer(initialSession(ada), loggedOut())).toMatchObject({
      details: null,
      isLoggedin: false,
      ended: 'logout',
    });
  });

  it('tells an expired session from a logout until it was handled', () => {
    const expired = sessionReducer(initialSession(ada), sessionExpired());
    expect(expired.ended).toBe('expired');
    expect(sessionReducer(expired, sessionEndHandled()).ended).toBeNull();
  });

  it('takes role and name as the server has them and keeps the token', () => {
    const { token, ...user } = ada;
    const state = sessionReducer(initialSession(ada), sessionRefreshed({ ...user, role: 'SUPER_ADMIN' }));
    expect(state.details).toEqual({ ...user, role: 'SUPER_ADMIN', token });
  });

  it('does not sign anyone in when the answer comes after a logout', () => {
    const { token: _token, ...user } = ada;
    expect(sessionReducer(initialSession(null), sessionRefreshed(user)).details).toBeNull();
  });

  it('follows another tab', () => {
    expect(sessionReducer(initialSession(null), sessionChangedElsewhere(ada)).isLoggedin).toBe(true);
    expect(sessionReducer(initialSession(ada), sessionChangedElsewhere(null))).toMatchObject({
      isLoggedin: false,
      ended: null,
    });
  });
});
