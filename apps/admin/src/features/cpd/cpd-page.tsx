import { Box } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { CpdList } from './cpd-list';

const STATES = ['pending', 'confirmed', 'refused'] as const;

/** Activities of CPD that members entered. */
export default function CpdPage() {
  const tabs = useTabs('CPD', [
    { name: 'pending', label: 'Waiting' },
    { name: 'confirmed', label: 'Confirmed' },
    { name: 'refused', label: 'Refused' },
  ]);
  const state = STATES.find((each) => each === tabs.open) ?? 'pending';
  return (
    <AdminPage
      title="CPD"
      lead="Activities of continuing professional development. Look at the evidence, then confirm or refuse them."
    >
      <TabList {...tabs} />
      <Box sx={{ mt: 3 }}>
        <TabPanel tabs={tabs}>
          <CpdList key={state} state={state} />
        </TabPanel>
      </Box>
    </AdminPage>
  );
}
