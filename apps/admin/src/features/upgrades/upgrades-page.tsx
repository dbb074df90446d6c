import { Box } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { CandidatesList } from './candidates-list';
import { ProposalsList } from './proposals-list';

export default function UpgradesPage() {
  const tabs = useTabs('Upgrades', [
    { name: 'candidates', label: 'May rise' },
    { name: 'proposals', label: 'Proposals' },
  ]);
  return (
    <AdminPage
      title="Upgrades"
      lead="Members who have been five years in good standing in their grade, and what they need for the next one."
    >
      <TabList {...tabs} />
      <Box sx={{ mt: 3 }}>
        <TabPanel tabs={tabs}>{tabs.open === 'candidates' ? <CandidatesList /> : <ProposalsList />}</TabPanel>
      </Box>
    </AdminPage>
  );
}
