import { LinkButton } from '@concord/ui';
import { AdminPage } from '../shared/page/admin-page';

/** The page for an account without the right to see the requested one. */
export function NoAccessPage({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <AdminPage title={title} lead={lead}>
      <LinkButton to="/" variant="contained">
        Go to home
      </LinkButton>
    </AdminPage>
  );
}
