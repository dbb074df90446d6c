import { useSession } from '@concord/api-client';
import { Navigate, useLocation } from '@concord/mfe';
import { lazy, type ReactNode, Suspense } from 'react';
import { AreaLoading } from '../layout/area-loading';

const AwaitingApprovalPage = lazy(() => import('./awaiting-approval-page'));

/** Shows its children to staff; redirects others to the sign-in page and back. */
export function ProtectedRoute({ children }: { readonly children: ReactNode }) {
  const { details, ended } = useSession();
  const location = useLocation();
  if (!details) {
    // After a logout `SessionWatcher` goes to the home page.
    return ended === 'logout' ? null : <Navigate to="/signin" replace state={{ from: location }} />;
  }
  if (details.role !== 'PENDING') return children;
  return (
    <Suspense fallback={<AreaLoading />}>
      <AwaitingApprovalPage />
    </Suspense>
  );
}
