import { useSession } from '@concord/api-client';
import type { MailSummary, Student } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { formatDateTime } from '../../../shared/format';
import { OneLine, RowLink } from '../../../shared/lists/cells';
import { ClientTable } from '../../../shared/lists/query-table';
import { REFETCH_ON_MOUNT } from '../../../shared/lists/use-server-list';
import { Section } from '../../../shared/page/section';
import { MailStatusChip } from '../../../shared/records/mail-status';
import { useOutboxListQuery } from '../../../shared/requests';
import { ALL_OF_STUDENT } from './all-of-student';

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

/** Mails to a student of the last 90 days. */
export function StudentMails({ student: { _id } }: { readonly student: Student }) {
  const query = useOutboxListQuery({ query: { ...ALL_OF_STUDENT, student: _id } }, REFETCH_ON_MOUNT);
  return (
    <Section title="E-mails">
      <ClientTable
        label="E-mails"
        columns={COLUMNS}
        query={query}
        emptyText="No e-mails to this student in the last 90 days"
      />
    </Section>
  );
}
