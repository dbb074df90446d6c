import type { DuplicatePair, DuplicateReason, MemberRow } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { listed } from '../../shared/format';
import { actionsColumn } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { MergeDialog } from './merge-dialog';
import { useMemberDuplicatesQuery } from './requests';

const REASONS: Record<DuplicateReason, string> = {
  email: 'e-mail',
  phone: 'phone',
  name: 'name and date of birth',
};

const GradedCell = ({ member }: { readonly member: MemberRow }) => (
  <MemberCell member={member} below={`${member.number}, ${member.grade}`} />
);

const Actions = ({ row: { members } }: { readonly row: DuplicatePair }) => (
  <DialogButton
    size="small"
    variant="outlined"
    aria-label={`Compare ${members[0].number} and ${members[1].number}`}
    dialog={(close) => <MergeDialog members={members} onClose={close} />}
  >
    Compare
  </DialogButton>
);

const COLUMNS: readonly DataTableColumn<DuplicatePair>[] = [
  { header: 'Member', cell: ({ members }) => <GradedCell member={members[0]} /> },
  { header: 'Perhaps the same', cell: ({ members }) => <GradedCell member={members[1]} /> },
  { header: 'Same', cell: ({ reasons }) => listed(reasons.map((reason) => REASONS[reason])) },
  actionsColumn(Actions),
];

/** Pairs of members who may be the same one. */
export function DuplicatesList() {
  const list = useServerList(useMemberDuplicatesQuery, NO_SEARCH);
  return <ServerTable label="Duplicates" columns={COLUMNS} list={list} emptyText="No duplicates found" />;
}
