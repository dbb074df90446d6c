import { useSession } from '@concord/api-client';
import type { MailSummary } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDateTime } from '../format';
import { OneLine, RowLink } from '../lists/cells';
import { ClientTable } from '../lists/query-table';
import { REFETCH_ON_MOUNT } from '../lists/use-server-list';
import { MailStatusChip } from '../records/mail-status';
import { useOutboxListQuery } from '../requests';
import { ALL_OF_STUDENT } from '../students/all-of-student';

/** E-mails with results are for super administrators, like results. */
function Subject({ mail: { _id, kind, subject } }: { readonly mail: MailSummary }) {
  const { details } = useSession();
  const mayRead = kind !== 'result' || details?.role === 'SUPER_ADMIN';
  return mayRead ? <RowLink to={`/admin/outbox/${_id}`}>{subject}</RowLink> : subject;
}

const COLUMNS: readonly DataTableColumn<MailSummary>[] = [
  { header: 'Subject', cell: (mail) => <Subject mail={mail} /> },
  { header: 'To', cell: (mail) => mail.to },
  { header: 'Status', cell: (mail) => <MailStatusChip {...mail} /> },
  { header: 'Date', cell: (mail) => <OneLine>{formatDateTime(mail.createdAt)}</OneLine> },
];

interface SentMailsProps {
  /** Id of the student or member. */
  readonly recipient: string;
  readonly emptyText: string;
}

/** Mails to a student or a member of the last 90 days; the page of each can send it again. */
export function SentMails({ recipient, emptyText }: SentMailsProps) {
  const query = useOutboxListQuery({ query: { ...ALL_OF_STUDENT, student: recipient } }, REFETCH_ON_MOUNT);
  return <ClientTable label="E-mails" columns={COLUMNS} query={query} emptyText={emptyText} />;
}
