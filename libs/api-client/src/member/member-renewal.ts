import { accessRenewalRoutes, type AccessToken } from '@concord/contracts';
import type { Dispatch } from '@reduxjs/toolkit';
import { callUrl } from '../index';
import { apiErrorFromAnswer, apiErrorWithoutAnswer, type ApiError, noteServerDate } from '../request-core';
import { memberExpired, memberOf, memberSignedIn } from './member.slice';
import type { RootState } from '../store/state';

const TIMEOUT_MS = 15_000;

const SIGN_IN_FIRST: ApiError = {
  status: 401,
  code: 'UNAUTHENTICATED',
  message: 'Please sign in',
  issues: [],
};

async function requestToken(): Promise<AccessToken | ApiError> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  const { method } = accessRenewalRoutes.accessRenew;
  const headers = { 'content-type': 'application/json' };
  try {
    const url = callUrl(accessRenewalRoutes.accessRenew);
    const answer = await fetch(new Request(url, { method, headers, body: '{}', signal: controller.signal }));
    noteServerDate(answer.headers.get('date'));
    const body: unknown = await answer.json().catch(() => undefined);
    return answer.ok && body
      ? (body as AccessToken)
      : apiErrorFromAnswer(answer.status, body, answer.headers);
  } catch {
    return apiErrorWithoutAnswer(controller.signal.aborted ? 'TIMEOUT_ERROR' : 'FETCH_ERROR');
  } finally {
    clearTimeout(timer);
  }
}

type Renewal = Promise<ApiError | undefined>;
type Thunk = (dispatch: Dispatch, getState: () => RootState) => Renewal;

const renew: Thunk = async (dispatch, getState) => {
  const before = memberOf(getState());
  const answer = await requestToken();
  // A person who signed in or out meanwhile needs no renewal.
  if (memberOf(getState()) !== before) return memberOf(getState()).signIn ? undefined : SIGN_IN_FIRST;
  if ('token' in answer) {
    dispatch(memberSignedIn(answer));
    return undefined;
  }
  if (answer.status === 401) dispatch(memberExpired());
  return answer;
};

let running: Renewal | undefined;

/**
 * Renews the member's token by the cookie of the sign-in: `await dispatch(renewMember())`. One renewal at a
 * time answers all that ask. A refusal with 401 signs the person out; a failed connection does not.
 *
 * @returns a thunk that resolves to the failure, or to undefined
 */
export const renewMember = (): Thunk => (dispatch, getState) => {
  if (memberOf(getState()).ended) return Promise.resolve(SIGN_IN_FIRST);
  running ??= renew(dispatch, getState).finally(() => {
    running = undefined;
  });
  return running;
};
