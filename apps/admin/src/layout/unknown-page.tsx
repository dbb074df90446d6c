import { pathWords } from '@concord/institute';
import { useLocation } from '@concord/mfe';
import { LinkButton } from '@concord/ui';
import { AdminPage } from '../shared/page/admin-page';

/** Page for unknown addresses of the back office, beside the menu. */
export function UnknownPage() {
  const { pathname } = useLocation();
  return (
    <AdminPage
      title="Oops"
      documentTitle="Page not found"
      lead={`The url ${pathWords(pathname)} can not be found. It may have moved. Try the menu.`}
    >
      <LinkButton to="/admin" variant="contained">
        Go to the dashboard
      </LinkButton>
    </AdminPage>
  );
}
