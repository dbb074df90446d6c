import { LinkButton } from '@concord/ui';
import { AdminPage } from '../shared/admin-page';

/** Said to someone who is signed in but may not see this. */
export function NoAccessPage({ title, lead }: { readonly title: string; readonly lead: string }) {
  return (
    <AdminPage title={title} lead={lead}>
      <LinkButton to="/" variant="contained">
        Go to home
      </LinkButton>
    </AdminPage>
  );
}
