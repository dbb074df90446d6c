import { accountRoutes } from '@concord/contracts';
import { callUrl } from '../addresses';
import { candidateSignedOut } from './candidate.slice';
import { useAppDispatch, useAppSelector, useSession } from './hooks';
import { loggedOut } from './session.slice';

/** Ends the session at the server. If offline, the token stays valid until it expires. */
async function endAtServer(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { method } = accountRoutes.logout;
  try {
    // `keepalive` completes the request when the page is closed.
    await fetch(new Request(callUrl(accountRoutes.logout), { method, headers, body: '{}', keepalive: true }));
  } catch {
    // Ignored: this browser has already dropped the token.
  }
}

/** Returns a function that signs staff out: in this browser at once, even offline, and at the server. */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  const { details } = useSession();
  return () => {
    dispatch(loggedOut());
    if (details) void endAtServer(details.token);
  };
}

/** Returns a function that signs a candidate out: in this browser at once, and at the server. */
export function useCandidateSignOut(): () => void {
  const dispatch = useAppDispatch();
  const token = useAppSelector((state) => state.candidate.token);
  return () => {
    dispatch(candidateSignedOut());
    if (token) void endAtServer(token);
  };
}
