import { CARD_ORDER_STATUSES } from '@concord/contracts';
import { Box } from '@concord/ui';
import { AdminPage } from '../../shared/page/admin-page';
import { TabList, TabPanel } from '../../shared/page/tabs';
import { useTabs } from '../../shared/page/use-tabs';
import { CardOrdersList } from './card-orders-list';

const TABS = [
  { name: 'open', label: 'To send' },
  { name: 'sent', label: 'Sent' },
  { name: 'cancelled', label: 'Cancelled' },
] as const;

const statusOf = (tab: string) => CARD_ORDER_STATUSES.find((status) => status === tab) ?? 'open';

export default function CardOrdersPage() {
  const tabs = useTabs('Card orders', TABS);
  return (
    <AdminPage
      title="Card orders"
      lead="Plastic cards that members ordered. Print a card, send it once it is paid, and note it here, so that the member knows."
    >
      <TabList {...tabs} />
      <Box sx={{ mt: 3 }}>
        <TabPanel tabs={tabs}>
          <CardOrdersList key={tabs.open} status={statusOf(tabs.open)} />
        </TabPanel>
      </Box>
    </AdminPage>
  );
}
