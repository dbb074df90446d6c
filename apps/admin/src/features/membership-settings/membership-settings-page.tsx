import { Stack } from '@concord/ui';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { LoadGuard } from '../../shared/page/load-guard';
import { useMembershipSettingsGetQuery } from './requests';
import { SettingsForm } from './settings-form';
import { SettingsHistory } from './settings-history';

/** Settings of membership with their history; for super administrators. */
export default function MembershipSettingsPage() {
  const query = useMembershipSettingsGetQuery(undefined, REFETCH_ON_MOUNT);
  return (
    <AdminPage
      title="Membership settings"
      lead="Rules of years, grace and numbers. A change holds from now on, and standings follow within minutes."
    >
      <Stack spacing={2.5}>
        <LoadGuard query={query} missing="There are no settings">
          {(loaded) => <SettingsForm loaded={loaded} reload={() => query.refetch().unwrap()} />}
        </LoadGuard>
        <SettingsHistory />
      </Stack>
    </AdminPage>
  );
}
