import { accessRenewalRoutes } from '@concord/contracts';
import { type AppDispatch, callUrl, useAppDispatch } from '../index';
import { isLook, memberLeaveConfirmed, memberLeft, memberLookEnded } from './member.slice';
import { useMember } from './use-member';

async function send(dispatch: AppDispatch): Promise<void> {
  const { method } = accessRenewalRoutes.accessSignOut;
  const headers = { 'content-type': 'application/json' };
  try {
    // The cookie names the sign-in; `keepalive` completes the request when the page is closed.
    const request = { method, headers, body: '{}', keepalive: true };
    const answer = await fetch(new Request(callUrl(accessRenewalRoutes.accessSignOut), request));
    if (answer.ok || answer.status === 401) dispatch(memberLeaveConfirmed());
  } catch {
    // The sign-in page tries again.
  }
}

let running: Promise<void> | undefined;

/** Ends the member's sign-in at the server, once at a time. If offline, the state stays `leaving`. */
export function endMemberSignIn(dispatch: AppDispatch): Promise<void> {
  running ??= send(dispatch).finally(() => {
    running = undefined;
  });
  return running;
}

/** Returns a function that signs the member out: in this browser at once, even offline, and at the server. */
export function useMemberSignOut(): () => void {
  const dispatch = useAppDispatch();
  const member = useMember();
  return () => {
    // The cookie, if there is one, is of staff themselves.
    if (isLook(member)) return void dispatch(memberLookEnded());
    dispatch(memberLeft());
    void endMemberSignIn(dispatch);
  };
}
