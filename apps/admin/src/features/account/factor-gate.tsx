import { useSession } from '@concord/api-client';
import { Outlet } from '@concord/mfe';
import { lazy } from 'react';

const FactorNeededPage = lazy(() => import('./factor-needed-page'));

/** Routes for accounts that have a second factor or need none. The server checks as well. */
export function FactorGate() {
  return useSession().details?.factor === 'needed' ? <FactorNeededPage /> : <Outlet />;
}
