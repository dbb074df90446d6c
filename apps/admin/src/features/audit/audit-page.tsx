import type { AuditRecord } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { AuditDetails } from '../../shared/audit/audit-details';
import { AuditSentence } from '../../shared/audit/audit-sentence';
import { actorName, deedOf } from '../../shared/audit/audit-wording';
import { useAuditListQuery } from '../../shared/audit/requests';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime, orDash } from '../../shared/format';
import { actionsColumn } from '../../shared/lists/cells';
import { ListTools } from '../../shared/lists/list-tools';
import { ServerTable } from '../../shared/lists/query-table';
import { useServerList } from '../../shared/lists/use-server-list';
import { useTableLook } from '../../shared/lists/use-table-look';
import { AdminPage } from '../../shared/page/admin-page';
import { useAuditFilters, withNames } from './use-audit-filters';

function Details({ row: record }: { readonly row: AuditRecord }) {
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={`Details: ${actorName(record)} ${deedOf(record)}`}
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

/** Everything that was done and refused in the last five years, newest first. */
export default function AuditPage() {
  const list = useServerList(useAuditListQuery, {}, { filters: useAuditFilters() });
  const look = useTableLook(COLUMNS);
  const records = list.query.currentData?.items ?? [];
  return (
    <AdminPage
      title="Audit log"
      lead="What staff and candidates did, and what was refused. Entries are kept for five years, and nobody can edit them."
    >
      <ListTools
        exportKind="audit"
        searchLabel="Search the audit log"
        searchHint="Name, address or reason"
        list={{ ...list, filters: withNames(list.filters, list.values, records) }}
        views="audit"
        look={look}
      />
      <ServerTable
        label="Audit log"
        columns={look.columns.shown}
        density={look.density}
        list={list}
        emptyText="No entries yet"
      />
    </AdminPage>
  );
}
