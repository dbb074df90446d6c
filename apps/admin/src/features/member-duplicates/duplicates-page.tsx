import { Box } from '@concord/ui';
import type { ReactNode } from 'react';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { DistinctList } from './distinct-list';
import { DuplicatesList } from './duplicates-list';
import { MergesList } from './merges-list';

/** Content of each tab. */
const CONTENTS: Record<string, ReactNode> = {
  duplicates: <DuplicatesList />,
  merges: <MergesList />,
  distinct: <DistinctList />,
};

export default function DuplicatesPage() {
  const tabs = useTabs('Duplicates', [
    { name: 'duplicates', label: 'Duplicates' },
    { name: 'merges', label: 'Merges' },
    { name: 'distinct', label: 'Not duplicates' },
  ]);
  return (
    <AdminPage
      title="Duplicates"
      lead="Members who may be in the register twice. Compare two of them, then merge them or mark them as no duplicates."
    >
      <TabList {...tabs} />
      <Box sx={{ mt: 3 }}>
        <TabPanel tabs={tabs}>{CONTENTS[tabs.open]}</TabPanel>
      </Box>
    </AdminPage>
  );
}
