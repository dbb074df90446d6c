import type { DistinctPair } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { useMemberDistinctListQuery, useMemberDistinctRemoveMutation } from './requests';

function Actions({ row: { _id, members } }: { readonly row: DistinctPair }) {
  const [takeBack] = useMemberDistinctRemoveMutation();
  const [one, other] = members;
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={`Take back the mark of ${one.number} and ${other.number}`}
      dialog={(close) => (
        <ActionDialog
          title="Take back this mark?"
          confirmLabel="Take back"
          successText="The mark was taken back"
          act={() => takeBack({ params: { id: _id } }).unwrap()}
          onClose={close}
        >
          {one.name} and {other.name} will be listed as duplicates again while they look alike.
        </ActionDialog>
      )}
    >
      Take back
    </DialogButton>
  );
}

const COLUMNS: readonly DataTableColumn<DistinctPair>[] = [
  { header: 'Member', cell: ({ members }) => <MemberCell member={members[0]} /> },
  { header: 'Not the same as', cell: ({ members }) => <MemberCell member={members[1]} /> },
  {
    header: 'Marked',
    cell: ({ at, by }) => <TwoLines below={by.username}>{formatDateTime(at)}</TwoLines>,
  },
  actionsColumn(Actions),
];

/** Pairs that staff marked as no duplicates, latest first. */
export function DistinctList() {
  const list = useServerList(useMemberDistinctListQuery, NO_SEARCH);
  return (
    <ServerTable label="Not duplicates" columns={COLUMNS} list={list} emptyText="No pair was marked yet" />
  );
}
