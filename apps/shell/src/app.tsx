import { Navigate, RemoteBoundary, Route, Routes, useLocation, useParams } from '@concord/mfe';
import { lazy, Suspense } from 'react';
import { PageFrame } from './layout/page-frame';
import { AreaLoading } from './area-loading';
import { DesignPage } from './design/env';
import { RemoteArea } from './remotes/remote-area';
import { notFound } from './not-found';
import { RemoteFailure } from './remotes/remote-failure';
import { remoteFor } from './remotes/remote-paths';
import { ProtectedRoute } from './session/protected-route';
import { SessionWatcher } from './session/session-watcher';
import { STAFF_REDIRECTS } from './staff-redirects';

const SignInPage = lazy(() => import('./pages/sign-in-page'));
const SignUpPage = lazy(() => import('./pages/sign-up-page'));

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
      {DesignPage ? <Route path="/design" element={<DesignPage />} /> : null}
      {Object.entries(STAFF_REDIRECTS).map(([path, to]) => (
        <Route key={path} path={path} element={<StaffRedirect to={to} />} />
      ))}
      <Route path="*" element={<notFound.Page />} />
    </Routes>
  );
}

interface AppProps {
  /** An address that the server does not know, whatever the routes of this page would make of it. */
  readonly missing?: string;
}

function Area({ missing }: AppProps) {
  const { pathname } = useLocation();
  const isMissing = pathname === missing;
  const remote = isMissing ? undefined : remoteFor(pathname);
  if (!remote) {
    return (
      <RemoteBoundary key={pathname} renderFailure={(failure) => <RemoteFailure {...failure} />}>
        <Suspense fallback={<AreaLoading />}>{isMissing ? <notFound.Page /> : <ShellRoutes />}</Suspense>
      </RemoteBoundary>
    );
  }
  // A remote names its routes by their full paths, so it is mounted outside any route of the shell.
  const area = <RemoteArea name={remote} />;
  return remote === 'admin' ? <ProtectedRoute>{area}</ProtectedRoute> : area;
}

/** The site: its frame and, inside, whichever part answers the address. */
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
