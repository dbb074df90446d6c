import { useSession } from '@concord/api-client';
import { Outlet } from '@concord/mfe';
import { LinkButton } from '@concord/ui';
import { AdminPage } from '../shared/page/admin-page';

export function NoAccessPage({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <AdminPage title={title} lead={lead}>
      <LinkButton to="/" variant="contained">
        Go to home
      </LinkButton>
    </AdminPage>
  );
}

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
