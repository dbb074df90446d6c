import { Stack } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { ComingList } from './coming-list';
import { SentList } from './sent-list';

const [WEEK, TWO_MONTHS] = [7, 60];

/** Reminders before and after they go. */
export default function RemindersPage() {
  const tabs = useTabs('Reminders', [
    { name: 'coming', label: 'Next 7 days' },
    { name: 'later', label: 'Next 60 days' },
    { name: 'sent', label: 'Sent' },
  ]);
  return (
    <AdminPage
      title="Reminders"
      lead="E-mails about open charges. Each is checked again when it goes, so nobody who has paid is reminded."
    >
      <Stack spacing={2.5}>
        <TabList {...tabs} />
        <TabPanel tabs={tabs}>
          {tabs.open === 'sent' ? (
            <SentList />
          ) : (
            <ComingList days={tabs.open === 'later' ? TWO_MONTHS : WEEK} />
          )}
        </TabPanel>
      </Stack>
    </AdminPage>
  );
}
