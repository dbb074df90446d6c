import type { MailSummary } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Box, Stack, Typography } from '@concord/ui';
import { MenuItem, TextField } from '@concord/ui/forms';
import type { DataTableColumn } from '@concord/ui/tables';
import { AdminPage } from '../../shared/admin-page';
import { formatDateTime } from '../../shared/format';
import { OneLine } from '../../shared/one-line';
import { ServerTable } from '../../shared/query-table';
import { RowLink, ViewButton } from '../../shared/row-link';
import { SearchField } from '../../shared/search-field';
import { useListState } from '../../shared/use-list-state';
import { useMailListQuery } from './mail-list';
import { MailStatusChip } from './mail-status-chip';
import { STATUS_WORDS, STATUSES } from './mail-statuses';
import { useStatusFilter } from './use-status-filter';

const pageOf = (mail: MailSummary) => `/admin/outbox/${mail._id}`;

const COLUMNS: readonly DataTableColumn<MailSummary>[] = [
  {
    key: 'to',
    header: 'To',
    cell: (mail) => (
      <>
        <RowLink to={pageOf(mail)}>{mail.name}</RowLink>
        <Typography variant="body2" color="textSecondary">
          {mail.to}
        </Typography>
      </>
    ),
  },
  {
    key: 'subject',
    header: 'Subject',
    cell: (mail) => <Box sx={{ minWidth: 220 }}>{mail.subject}</Box>,
  },
  { key: 'status', header: 'Status', cell: (mail) => <MailStatusChip status={mail.status} /> },
  { key: 'created', header: 'Date', cell: (mail) => <OneLine>{formatDateTime(mail.createdAt)}</OneLine> },
  {
    key: 'view',
    header: 'Action',
    align: 'right',
    cell: (mail) => <ViewButton to={pageOf(mail)} of={`the mail to ${mail.name}`} />,
  },
];

/** Every mail of the last 90 days, newest first. */
export default function OutboxPage() {
  const navigate = useNavigate();
  const { args, paging, onSearch } = useListState();
  const { status, onStatus } = useStatusFilter();
  const query = useMailListQuery({ ...args, status }, { refetchOnMountOrArgChange: true });
  return (
    <AdminPage title="Outbox" lead="The mails of the last 90 days.">
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <SearchField
          label="Search mails"
          helperText="By name or email"
          value={args.search}
          onSearch={onSearch}
        />
        <TextField
          select
          label="Status"
          value={status}
          onChange={(event) => onStatus(event.target.value)}
          sx={{ mb: 2.5, flex: '1 1 220px', maxWidth: 480 }}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">Every status</MenuItem>
          {STATUSES.map((known) => (
            <MenuItem key={known} value={known}>
              {STATUS_WORDS[known].label}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <ServerTable
        label="Mails"
        columns={COLUMNS}
        query={query}
        paging={paging}
        rowKey={(mail) => mail._id}
        onRowClick={(mail) => void navigate(pageOf(mail))}
      />
    </AdminPage>
  );
}
