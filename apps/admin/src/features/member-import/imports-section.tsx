import type { MemberImportRecord } from '@concord/contracts';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDate, formatDateTime, orDash } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { useFinance } from '../../shared/members/use-finance';
import { Section } from '../../shared/page/section';
import { useMemberImportListQuery } from './requests';
import { UndoDialog } from './undo-dialog';

function Actions({ row: { _id, file, members, undone } }: { readonly row: MemberImportRecord }) {
  if (undone) return null;
  return (
    <DialogButton
      variant="outlined"
      aria-label={`Undo the import of ${file ?? 'a register'}`}
      dialog={(close) => <UndoDialog id={_id} members={members} onClose={close} />}
    >
      Undo
    </DialogButton>
  );
}

const COLUMNS: readonly DataTableColumn<MemberImportRecord>[] = [
  { header: 'File', cell: ({ file }) => orDash(file) },
  {
    header: 'When',
    cell: ({ at, by }) => <TwoLines below={by?.username ?? ''}>{formatDateTime(at)}</TwoLines>,
  },
  { header: 'Members', align: 'right', cell: ({ members }) => members.toLocaleString('en-GB') },
  {
    header: 'State',
    cell: ({ undone, undoUntil }) =>
      undone ? (
        <Chip size="small" variant="outlined" label="Undone" />
      ) : (
        `Can be undone until ${formatDate(undoUntil)}`
      ),
  },
];

/** Imports of the last 30 days, with their undo. */
export function ImportsSection() {
  const list = useServerList(useMemberImportListQuery, NO_SEARCH);
  const mayUndo = useFinance();
  return (
    <Section title="Imports of the last 30 days">
      <ServerTable
        label="Imports"
        columns={mayUndo ? [...COLUMNS, actionsColumn(Actions)] : COLUMNS}
        list={list}
        emptyText="No register was imported in the last 30 days"
      />
    </Section>
  );
}
