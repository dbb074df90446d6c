import { sessionEndHandled, useAppDispatch, useMeQuery, useSession } from '@concord/api-client';
import { useLocation, useNavigate } from '@concord/mfe';
import { toastError } from '@concord/ui';
import { useEffect } from 'react';
import { SIGN_IN_PATH } from './return-path';

/** Keeps role and name as the server has them, and takes the person where the end of a session leads. */
export function SessionWatcher() {
  const { ended, isLoggedin } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  useMeQuery(undefined, { skip: !isLoggedin });

  useEffect(() => {
    if (!ended) return;
    const target = ended === 'logout' ? '/' : SIGN_IN_PATH;
    if (location.pathname !== target) {
      void navigate(target, ended === 'logout' ? {} : { replace: true, state: { from: location } });
      return;
    }
    if (ended === 'expired') toastError('Your session has ended. Please sign in again.');
    dispatch(sessionEndHandled());
  }, [ended, location, navigate, dispatch]);

  return null;
}
