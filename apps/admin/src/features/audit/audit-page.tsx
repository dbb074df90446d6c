import type { AuditRecord } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { AuditDetails } from '../../shared/audit/audit-details';
import { AuditSentence } from '../../shared/audit/audit-sentence';
import { actorName, actionPhrase } from '../../shared/audit/audit-wording';
import { useAuditListQuery } from '../../shared/audit/requests';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime, orDash } from '../../shared/format';
import { actionsColumn } from '../../shared/lists/cells';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { useAuditFilters, withNames } from './use-audit-filters';

function Details({ row: record }: { readonly row: AuditRecord }) {
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={`Details: ${actorName(record)} ${actionPhrase(record)}`}
      dialog={(close) => <AuditDetails record={record} onClose={close} />}
    >
      Details
    </DialogButton>
  );
}

const COLUMNS: readonly DataTableColumn<AuditRecord>[] = [
  { header: 'When', cell: (record) => formatDateTime(record.at) },
  { header: 'What', cell: (record) => <AuditSentence record={record} /> },
  { header: 'From', cell: (record) => orDash(record.address) },
  actionsColumn(Details),
];

/** Audit log of the last five years, newest first. */
export default function AuditPage() {
  const list = useServerList(useAuditListQuery, {}, { filters: useAuditFilters() });
  const records = list.query.currentData?.items ?? [];
  return (
    <ListPage
      title="Audit log"
      lead="What staff and candidates did, and what was refused. Entries are kept for five years, and nobody can edit them."
      label="Audit log"
      searchLabel="Search the audit log"
      searchHint="Name, address or reason"
      views="audit"
      exportKind="audit"
      list={{ ...list, filters: withNames(list.filters, list.values, records) }}
      columns={COLUMNS}
      emptyText="No entries yet"
    />
  );
}
