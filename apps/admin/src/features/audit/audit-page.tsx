import type { AuditRecord } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { AuditDetails } from '../../shared/audit/audit-details';
import { AuditSentence } from '../../shared/audit/audit-sentence';
import { actorName, deedOf } from '../../shared/audit/audit-wording';
import { useAuditListQuery } from '../../shared/audit/requests';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime, orDash } from '../../shared/format';
import { actionsColumn } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { AuditFilterBar } from './audit-filters';
import { useAuditFilters } from './use-audit-filters';

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
  const { query, ...filters } = useAuditFilters();
  const list = useServerList(useAuditListQuery, query);
  return (
    <AdminPage
      title="Audit log"
      lead="What staff and candidates did and what was refused, for five years. Nobody can change it."
    >
      <AuditFilterBar {...filters} records={list.query.currentData?.items ?? []}>
        <SearchField label="Search the audit log" helperText="Name, address or reason" list={list} />
      </AuditFilterBar>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
        {list.query.currentData ? `${list.query.currentData.total.toLocaleString('en-GB')} entries` : ' '}
      </Typography>
      <ServerTable
        label="Audit log"
        columns={COLUMNS}
        list={list}
        emptyText="Nothing on record fits this search"
      />
    </AdminPage>
  );
}
