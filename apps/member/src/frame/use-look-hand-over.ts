import { useAppDispatch } from '@concord/api-client';
import { memberSignedIn } from '@concord/api-client/member';
import { lookKeyOf, receiveLook } from '@concord/api-client/browser';
import { useLocation, useNavigate } from '@concord/mfe';
import { useEffect, useRef, useState } from 'react';

/**
 * Takes a look over from the back office's tab, if the address names one, and removes the name from the address.
 * A failure leaves the browser's own sign-in as it is. @returns `none` once there is nothing to wait for
 */
export function useLookHandOver(): 'none' | 'waiting' | 'failed' {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const key = lookKeyOf(hash);
  const taken = useRef<string>(undefined);
  const [state, setState] = useState<'none' | 'waiting' | 'failed'>(key ? 'waiting' : 'none');

  useEffect(() => {
    if (!key || taken.current === key) return;
    taken.current = key;
    void navigate({ pathname, search }, { replace: true });
    void receiveLook(key).then((look) => {
      if (look) dispatch(memberSignedIn(look));
      setState(look ? 'none' : 'failed');
    });
  }, [dispatch, key, navigate, pathname, search]);

  return state;
}
