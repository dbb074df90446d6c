import { sessionEndHandled, useAppDispatch, useSession } from '@concord/api-client';
import { useLocation, useNavigate } from '@concord/mfe';
import { toastError } from '@concord/ui';
import { lazy, Suspense, useEffect } from 'react';
import { SIGN_IN_PATH } from './return-path';

/** Lazy, because only staff need the API code. If loading fails, the stored session stays. */
const SessionRefresh = lazy(() => import('./session-refresh').catch(() => ({ default: () => null })));

/** Keeps role and name current. At the end of a session it goes to the home page or the sign-in page. */
export function SessionWatcher() {
  const { ended, isLoggedin } = useSession();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();

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

  return isLoggedin ? (
    <Suspense fallback={null}>
      <SessionRefresh />
    </Suspense>
  ) : null;
}
