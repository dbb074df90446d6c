import type { AuditRecord } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { AuditDetails } from '../../shared/audit/audit-details';
import { AuditSentence } from '../../shared/audit/audit-sentence';
import { actionName, actorName, deedOf } from '../../shared/audit/audit-wording';
import { useAuditListQuery } from '../../shared/audit/requests';
import { ExportButtons } from '../../shared/exports/export-buttons';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatCalendarDate, formatDateTime, orDash } from '../../shared/format';
import { actionsColumn } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { SearchField } from '../../shared/lists/search-field';
import { useServerList } from '../../shared/lists/use-server-list';
import { AdminPage } from '../../shared/page/admin-page';
import { AuditFilterBar } from './audit-filters';
import { type AuditFilters, useAuditFilters } from './use-audit-filters';

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

const HEADERS = COLUMNS.map(({ header }) => header);

/** The filters in words, for the head of the printed log; ids are of no use there. */
const describedBy = ({ entity, action, from, to }: AuditFilters) =>
  [
    entity && `About: ${entity}`,
    action && actionName(action),
    from && `From ${formatCalendarDate(from)}`,
    to && `To ${formatCalendarDate(to)}`,
  ]
    .filter(Boolean)
    .join(' · ');

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
      <ExportButtons kind="audit" columns={HEADERS} list={list} described={describedBy(filters.filters)} />
      <Typography variant="body2" color="textSecondary" role="status" sx={{ my: 1 }}>
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
