import { useSession } from '@concord/api-client';
import { Outlet } from '@concord/mfe';
import { lazy, Suspense } from 'react';

const ChoosePasswordPage = lazy(() => import('./choose-password-page'));

/** Routes for accounts whose owner has chosen the password. The server checks as well. */
export function PasswordGate() {
  if (useSession().details?.password !== 'initial') return <Outlet />;
  return (
    <Suspense fallback={null}>
      <ChoosePasswordPage />
    </Suspense>
  );
}
