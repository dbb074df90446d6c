import { useSession } from '@concord/api-client';
import { Navigate, useLocation } from '@concord/mfe';
import { lazy, type ReactNode, Suspense } from 'react';
import { AreaLoading } from '../area-loading';

const AwaitingApprovalPage = lazy(() => import('../pages/awaiting-approval-page'));

/** Lets staff in, sends anyone else to the sign-in page, which brings them back here. */
export function ProtectedRoute({ children }: { readonly children: ReactNode }) {
  const { details, ended } = useSession();
  const location = useLocation();
  if (!details) {
    // Whoever just chose to leave is on the way to the home page.
    return ended === 'logout' ? null : <Navigate to="/signin" replace state={{ from: location }} />;
  }
  if (details.role !== 'PENDING') return children;
  return (
    <Suspense fallback={<AreaLoading />}>
      <AwaitingApprovalPage />
    </Suspense>
  );
}
