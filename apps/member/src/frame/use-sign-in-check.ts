import { type AppDispatch, type RootState, useAppDispatch } from '@concord/api-client';
import { type ApiError, memberOf, renewMember, useMember } from '@concord/api-client/member';
import { useEffect, useState } from 'react';

/** Renews nothing for somebody who is signed in: a prerendered page hydrates as that of nobody. */
const renewForNobody = () => (dispatch: AppDispatch, getState: () => RootState) =>
  memberOf(getState()).signIn ? Promise.resolve(undefined) : dispatch(renewMember());

/**
 * Asks the server once for a token if this page has none, because the browser's cookie may still sign the
 * person in. Only a failure without an answer is left to show; a refusal is in the member's state.
 */
export function useSignInCheck() {
  const dispatch = useAppDispatch();
  const { signIn, ended } = useMember();
  const [failure, setFailure] = useState<ApiError>();
  const isNeeded = !signIn && !ended && !failure;

  useEffect(() => {
    let isMounted = true;
    if (isNeeded)
      void dispatch(renewForNobody()).then((error) => {
        if (isMounted && error && error.status !== 401) setFailure(error);
      });
    return () => {
      isMounted = false;
    };
  }, [dispatch, isNeeded]);

  return { failure: signIn ? undefined : failure, retry: () => setFailure(undefined) };
}
