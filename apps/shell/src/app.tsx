import { Navigate, RemoteBoundary, Route, Routes, useLocation, useParams } from '@concord/mfe';
import { lazy, Suspense } from 'react';
import { remoteFor } from './addresses/remote-paths';
import { STAFF_REDIRECTS } from './addresses/staff-redirects';
import { DesignPage } from './design/env';
import { AreaLoading } from './layout/area-loading';
import { useLateFonts } from './layout/late-fonts';
import { PageFrame } from './layout/page-frame';
import { notFound } from './not-found/not-found';
import { RemoteArea } from './remotes/remote-area';
import { RemoteFailure } from './remotes/remote-failure';
import { ProtectedRoute } from './session/protected-route';
import { FORGOT_PASSWORD_PATH, RESET_PASSWORD_PATH } from './session/return-path';
import { SessionWatcher } from './session/session-watcher';

const ForgotPasswordPage = lazy(() => import('./session/forgot-password-page'));
const ResetPasswordPage = lazy(() => import('./session/reset-password-page'));
const SignInPage = lazy(() => import('./session/sign-in-page'));
const SignUpPage = lazy(() => import('./session/sign-up-page'));

function StaffRedirect({ to }: { readonly to: string }) {
  const { id = '' } = useParams();
  return <Navigate to={to.replace(':id', encodeURIComponent(id))} replace />;
}

function ShellRoutes() {
  return (
    <Routes>
      <Route path="/signin" element={<SignInPage />} />
      <Route path="/auth-certificate" element={<SignInPage />} />
      <Route path="/signup" element={<SignUpPage />} />
      <Route path={FORGOT_PASSWORD_PATH} element={<ForgotPasswordPage />} />
      <Route path={RESET_PASSWORD_PATH} element={<ResetPasswordPage />} />
      {DesignPage ? <Route path="/design" element={<DesignPage />} /> : null}
      {Object.entries(STAFF_REDIRECTS).map(([path, to]) => (
        <Route key={path} path={path} element={<StaffRedirect to={to} />} />
      ))}
      <Route path="*" element={<notFound.Page />} />
    </Routes>
  );
}

interface AppProps {
  /** Address that the server answered with 404. It counts as unknown even if a route matches it. */
  readonly missing?: string;
}

function Area({ missing }: AppProps) {
  const { pathname } = useLocation();
  useLateFonts(pathname);
  const isMissing = pathname === missing;
  const remote = isMissing ? undefined : remoteFor(pathname);
  if (!remote) {
    return (
      <RemoteBoundary key={pathname} renderFailure={(failure) => <RemoteFailure {...failure} />}>
        <Suspense fallback={<AreaLoading />}>{isMissing ? <notFound.Page /> : <ShellRoutes />}</Suspense>
      </RemoteBoundary>
    );
  }
  // A remote's routes have full paths, so they are not nested in routes of the shell.
  const area = <RemoteArea name={remote} />;
  return remote === 'admin' ? <ProtectedRoute>{area}</ProtectedRoute> : area;
}

/** The site: header, footer, and the page of the current address, from the shell or a remote. */
export function App({ missing }: AppProps) {
  return (
    <>
      <SessionWatcher />
      <PageFrame>
        <Area missing={missing} />
      </PageFrame>
    </>
  );
}
