import { useSession } from '@concord/api-client';
import { Outlet } from '@concord/mfe';
import { NoAccessPage } from './no-access-page';

/** Routes for super administrators. The server checks as well; this only explains the refusal. */
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
