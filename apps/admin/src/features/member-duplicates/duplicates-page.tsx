import { Box } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { DuplicatesList } from './duplicates-list';
import { MergesList } from './merges-list';

export default function DuplicatesPage() {
  const tabs = useTabs('Duplicates', [
    { name: 'duplicates', label: 'Duplicates' },
    { name: 'merges', label: 'Merges' },
  ]);
  return (
    <AdminPage
      title="Duplicates"
      lead="Members who may be in the register twice. Compare two of them before you merge them."
    >
      <TabList {...tabs} />
      <Box sx={{ mt: 3 }}>
        <TabPanel tabs={tabs}>{tabs.open === 'duplicates' ? <DuplicatesList /> : <MergesList />}</TabPanel>
      </Box>
    </AdminPage>
  );
}
