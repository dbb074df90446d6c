import { useSession } from '@concord/api-client';
import { Outlet } from '@concord/mfe';
import { NoAccessPage } from './no-access-page';

/** Lets super administrators through. The server decides anyway; this only says so in words. */
export function SuperAdminOnly() {
  const { details } = useSession();
  return details?.role === 'SUPER_ADMIN' ? (
    <Outlet />
  ) : (
    <NoAccessPage
      title="Not open to your account"
      lead="Only a super administrator can use this part of the back office."
    />
  );
}
