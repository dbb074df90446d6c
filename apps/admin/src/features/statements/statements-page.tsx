import { Stack } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { LineQueue } from './line-queue';
import { LineTable } from './line-table';
import { ProfileList } from './profile-list';
import { StatementTable } from './statement-table';
import { UploadSection } from './upload-section';

const TABS = [
  { name: 'queue', label: 'To match' },
  { name: 'lines', label: 'All lines' },
  { name: 'statements', label: 'Statements' },
  { name: 'profiles', label: 'Bank profiles' },
] as const;

/** Statements of banks: reading, the queue of lines, and profiles; for staff with the finance permission. */
export default function StatementsPage() {
  const tabs = useTabs('Statements', TABS, 'lines');
  return (
    <AdminPage
      title="Bank statements"
      lead="Read a statement, then confirm who paid each line. Nothing is paid or mailed before you confirm."
    >
      <Stack spacing={2.5}>
        <TabList {...tabs} />
        <TabPanel tabs={tabs}>
          <Stack spacing={2.5}>
            {tabs.open === 'queue' || tabs.open === 'statements' ? <UploadSection /> : null}
            {tabs.open === 'queue' ? <LineQueue /> : null}
            {tabs.open === 'lines' ? <LineTable /> : null}
            {tabs.open === 'statements' ? <StatementTable /> : null}
            {tabs.open === 'profiles' ? <ProfileList /> : null}
          </Stack>
        </TabPanel>
      </Stack>
    </AdminPage>
  );
}
