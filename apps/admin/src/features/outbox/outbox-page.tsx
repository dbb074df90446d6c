import { useSession } from '@concord/api-client';
import type { MailStatus, MailSummary } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { Box, Stack } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { SelectField } from '../../shared/fields/select-field';
import { formatDateTime } from '../../shared/format';
import { actionsColumn, OneLine, RowLink, TwoLines, ViewButton } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { REFETCH_ON_MOUNT, useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { MailStatusChip, STATUS_CHIPS, STATUSES } from './mail-status';
import { FIRST_ROW, useOutboxListQuery } from '../../shared/requests';

const pathOf = (mail: MailSummary) => `/admin/outbox/${mail._id}`;

/** Results are for super administrators, also as mails. */
function useMayRead(): (mail: MailSummary) => boolean {
  const { details } = useSession();
  return ({ kind }) => kind !== 'result' || details?.role === 'SUPER_ADMIN';
}

function Recipient({ mail }: { readonly mail: MailSummary }) {
  const mayRead = useMayRead();
  return (
    <TwoLines below={mail.to}>
      {mayRead(mail) ? <RowLink to={pathOf(mail)}>{mail.name}</RowLink> : mail.name}
    </TwoLines>
  );
}

function View({ row: mail }: { readonly row: MailSummary }) {
  const mayRead = useMayRead();
  return mayRead(mail) ? <ViewButton to={pathOf(mail)} of={`the mail to ${mail.name}`} /> : null;
}

const COLUMNS: readonly DataTableColumn<MailSummary>[] = [
  { header: 'To', cell: (mail) => <Recipient mail={mail} /> },
  { header: 'Subject', cell: (mail) => <Box sx={{ minWidth: 220 }}>{mail.subject}</Box> },
  { header: 'Status', cell: (mail) => <MailStatusChip status={mail.status} /> },
  { header: 'Date', cell: (mail) => <OneLine>{formatDateTime(mail.createdAt)}</OneLine> },
  actionsColumn(View),
];

/** The status by which the list is filtered, kept in the address; empty for every status. */
function useStatusFilter() {
  const [params, setParams] = useSearchParams();
  const status: MailStatus | '' = STATUSES.find((known) => known === params.get('status')) ?? '';
  const onStatus = (next: MailStatus | '') =>
    setParams(
      (old) => {
        const changed = new URLSearchParams(old);
        changed.delete('page');
        if (next) changed.set('status', next);
        else changed.delete('status');
        return changed;
      },
      { replace: true },
    );
  return { status, onStatus };
}

/** Says once that no mail server is set, as the newest mail shows, rather than at each mail. */
function NoMailServer() {
  const { data } = useOutboxListQuery(FIRST_ROW, REFETCH_ON_MOUNT);
  if (data?.items[0]?.status !== 'kept') return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      No mail server is set, so mails are kept here and go to nobody. Whoever runs the server sets it as
      SMTP_URL.
    </Alert>
  );
}

/** Every mail of the last 90 days, newest first. */
export default function OutboxPage() {
  const { status, onStatus } = useStatusFilter();
  const list = useServerList(useOutboxListQuery, { status: status || undefined });
  return (
    <AdminPage title="Outbox" lead="The mails of the last 90 days.">
      <NoMailServer />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <SearchField label="Search mails" helperText="By name or email" list={list} />
        <SelectField
          label="Status"
          value={status}
          emptyLabel="Every status"
          options={STATUSES.map((known) => [known, STATUS_CHIPS[known].label] as const)}
          onChange={onStatus}
          sx={{ mb: 2.5, flex: '1 1 220px', maxWidth: 480 }}
        />
      </Stack>
      <ServerTable label="Mails" columns={COLUMNS} list={list} />
    </AdminPage>
  );
}
