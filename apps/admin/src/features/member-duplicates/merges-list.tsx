import type { MergeRecord } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDate, formatDateTime } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { useMemberMergeListQuery, useMemberMergeUndoMutation } from './requests';

const STATES: Record<MergeRecord['state'], string> = {
  running: 'Being merged',
  done: 'Merged',
  undoing: 'Being undone',
  undone: 'Undone',
};

function Actions({ row }: { readonly row: MergeRecord }) {
  const [undo] = useMemberMergeUndoMutation();
  if (!row.undoUntil) return null;
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={`Undo the merge of ${row.drop.number}`}
      dialog={(close) => (
        <ActionDialog
          title="Undo this merge?"
          confirmLabel="Undo the merge"
          successText="Merge undone"
          act={() => undo({ params: { id: row._id } }).unwrap()}
          onClose={close}
        >
          {row.drop.name} becomes a member of their own again, with number {row.drop.number} and everything
          that was moved.
        </ActionDialog>
      )}
    >
      Undo
    </DialogButton>
  );
}

const COLUMNS: readonly DataTableColumn<MergeRecord>[] = [
  {
    header: 'Kept',
    cell: ({ keep }) => <MemberCell member={keep} />,
  },
  { header: 'Merged', cell: ({ drop }) => <TwoLines below={drop.number}>{drop.name}</TwoLines> },
  {
    header: 'When',
    cell: ({ at, by }) => <TwoLines below={by.username}>{formatDateTime(at)}</TwoLines>,
  },
  {
    header: 'State',
    cell: ({ state, undoUntil }) =>
      undoUntil ? (
        <TwoLines below={`can be undone until ${formatDate(undoUntil)}`}>{STATES[state]}</TwoLines>
      ) : (
        STATES[state]
      ),
  },
  actionsColumn(Actions),
];

/** Merges on record, latest first. */
export function MergesList() {
  const list = useServerList(useMemberMergeListQuery, NO_SEARCH);
  return <ServerTable label="Merges" columns={COLUMNS} list={list} emptyText="Nobody has been merged" />;
}
