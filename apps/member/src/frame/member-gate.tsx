import { useMember } from '@concord/api-client/member';
import { matchPath, Navigate, Outlet, useLocation } from '@concord/mfe';
import { ErrorState } from '@concord/ui';
import { lazy } from 'react';
import { HomeLoading } from '../home/home-loading';
import { PageLoading } from '../shared/page-loading';
import { HOME_PATH, SIGN_IN_PATH, signInPath } from '../shared/paths';
import { BarSpace } from './member-bar';
import { useLookHandOver } from './use-look-hand-over';
import { useSignInCheck } from './use-sign-in-check';

/** Placeholder until it is known who visits: the home's is prerendered. */
function Waiting() {
  const { pathname } = useLocation();
  if (!matchPath(HOME_PATH, pathname)) return <PageLoading />;
  return (
    <>
      <BarSpace />
      <HomeLoading isFirst />
    </>
  );
}

function SignInGate() {
  const { signIn, ended } = useMember();
  const { failure, retry } = useSignInCheck();
  const location = useLocation();
  if (signIn) return <Outlet />;
  if (ended === 'look') return <LookEnded />;
  if (ended === 'leaving' || ended === 'left')
    return <Navigate to={SIGN_IN_PATH} replace state={{ ended: 'left' }} />;
  if (ended) return <Navigate to={signInPath(location)} replace state={{ ended }} />;
  return failure ? <ErrorState error={failure} onRetry={retry} /> : <Waiting />;
}

const LookEnded = lazy(() => import('./look-ended'));

/**
 * Shows its pages to the signed-in person, also offline; others are redirected to the sign-in and back. A token
 * that has expired is renewed by the next call. A look of staff comes from the back office's tab first.
 */
export function MemberGate() {
  const look = useLookHandOver();
  if (look === 'waiting') return <Waiting />;
  return look === 'failed' ? <LookEnded /> : <SignInGate />;
}
