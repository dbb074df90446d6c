import { useLocation } from '@concord/mfe';
import { LinkButton } from '@concord/ui';
import { AdminPage } from '../shared/admin-page';

/** An address below /admin that does not exist. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <AdminPage title="Oops" documentTitle="Page not found" lead={`The url ${pathname} can not be found`}>
      <LinkButton to="/admin" variant="contained">
        Go to the dashboard
      </LinkButton>
    </AdminPage>
  );
}
