import { MEMBER_REQUEST_STATES } from '@concord/contracts';
import { Box } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { RequestsList } from './requests-list';

/** Requests that members send from their own pages. */
export default function MemberRequestsPage() {
  const tabs = useTabs('Requests', [
    { name: 'open', label: 'Waiting' },
    { name: 'accepted', label: 'Accepted' },
    { name: 'refused', label: 'Refused' },
    { name: 'withdrawn', label: 'Withdrawn' },
  ]);
  const state = MEMBER_REQUEST_STATES.find((each) => each === tabs.open) ?? 'open';
  return (
    <AdminPage
      title="Requests"
      lead="Corrections of names and birth dates, staff of organisations and their bills, and erasures."
    >
      <TabList {...tabs} />
      <Box sx={{ mt: 3 }}>
        <TabPanel tabs={tabs}>
          <RequestsList key={state} state={state} />
        </TabPanel>
      </Box>
    </AdminPage>
  );
}
