import { useSession } from '@concord/api-client';
import { MAIL_KINDS, type MailSummary } from '@concord/contracts';
import { Box, Skeleton } from '@concord/ui';
import { Alert } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../shared/format';
import { actionsColumn, CutText, OneLine, RowLink, TwoLines, ViewButton } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListView } from '../../shared/lists/list-page';
import { REFETCH_ON_MOUNT, useServerList } from '../../shared/lists/use-server-list';
import { KIND_NAMES } from '../../shared/mails/kind-names';
import { AdminPage } from '../../shared/page/admin-page';
import { MailStatusChip, STATUS_CHIPS, STATUSES } from '../../shared/records/mail-status';
import { FIRST_ROW, useOutboxListQuery } from '../../shared/requests';
import { SendManyAgainButton } from './send-many-again';

const pathOf = (mail: MailSummary) => `/admin/outbox/${mail._id}`;

/** E-mails with results are for super administrators, like results. */
function useMayRead(): (mail: MailSummary) => boolean {
  const { details } = useSession();
  return ({ kind }) => kind !== 'result' || details?.role === 'SUPER_ADMIN';
}

/** Width that fits most names and addresses. */
const NAME_PX = 260;

function Recipient({ mail }: { readonly mail: MailSummary }) {
  const mayRead = useMayRead();
  const name = <CutText width={NAME_PX}>{mail.name}</CutText>;
  return (
    <TwoLines below={<CutText width={NAME_PX}>{mail.to}</CutText>}>
      {mayRead(mail) ? <RowLink to={pathOf(mail)}>{name}</RowLink> : name}
    </TwoLines>
  );
}

function View({ row: mail }: { readonly row: MailSummary }) {
  const mayRead = useMayRead();
  return mayRead(mail) ? <ViewButton to={pathOf(mail)} of={`the e-mail to ${mail.name}`} /> : null;
}

/** Limits rows to two lines for long subjects. */
const SUBJECT = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  minWidth: 220,
} as const;

const COLUMNS: readonly DataTableColumn<MailSummary>[] = [
  { header: 'To', cell: (mail) => <Recipient mail={mail} /> },
  {
    header: 'Subject',
    cell: ({ subject }) => (
      <Box component="span" title={subject} sx={{ 'td &': SUBJECT }}>
        {subject}
      </Box>
    ),
  },
  { header: 'Status', cell: (mail) => <MailStatusChip {...mail} /> },
  { header: 'Kind', isExtra: true, cell: (mail) => KIND_NAMES[mail.kind] },
  { header: 'Date', cell: (mail) => <OneLine>{formatDateTime(mail.createdAt)}</OneLine> },
  actionsColumn(View),
];

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    options: STATUSES.map((status) => [status, STATUS_CHIPS[status].label] as const),
  },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    options: MAIL_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const),
  },
  { kind: 'period', label: 'Date' },
];

/** Notice that no mail server is set, judged by the newest mail; shown once instead of at each mail. */
function NoMailServer({ children }: { readonly children: ReactNode }) {
  const { data, isLoading } = useOutboxListQuery(FIRST_ROW, REFETCH_ON_MOUNT);
  // Delays the content until the answer, so that the layout does not move.
  if (isLoading) return <Skeleton variant="rounded" height={480} />;
  return (
    <>
      {data?.items[0]?.status === 'kept' ? (
        <Alert severity="info" sx={{ mb: 1.5, py: 0 }}>
          No mail server is set up, so e-mails are kept here and not sent. The person who runs the server can
          set one as SMTP_URL.
        </Alert>
      ) : null}
      {children}
    </>
  );
}

/** Mails of the last 90 days, newest first. */
export default function OutboxPage() {
  const list = useServerList(useOutboxListQuery, {}, { filters: FILTERS });
  const maySend = useSession().details?.role === 'SUPER_ADMIN';
  return (
    <AdminPage title="Outbox" lead="E-mails from the last 90 days.">
      <NoMailServer>
        <ListView
          label="E-mails"
          searchLabel="Search e-mails"
          searchHint="Name or email"
          views="mails"
          exportKind="mails"
          list={list}
          columns={COLUMNS}
          choice={{
            nameOf: ({ name, subject }) => `${subject}, to ${name}`,
            noun: 'e-mails',
            isOff: !maySend,
            actions: (chosen) => <SendManyAgainButton {...chosen} />,
          }}
        />
      </NoMailServer>
    </AdminPage>
  );
}
