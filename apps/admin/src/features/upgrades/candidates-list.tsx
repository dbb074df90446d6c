import { MEMBER_GRADES, type UpgradeCandidate } from '@concord/contracts';
import { Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatCalendarDate } from '../../shared/format';
import { actionsColumn, OneLine, TwoLines } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListView } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { MissingText } from './missing-text';
import { useUpgradeCandidatesQuery, useUpgradeCreateMutation } from './requests';
import { experienceText } from './upgrade-words';

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'Show',
    unset: 'Ready',
    options: [['lacking', 'Something missing']],
  },
  {
    kind: 'choice',
    name: 'grade',
    label: 'Grade',
    options: MEMBER_GRADES.slice(0, -2).map((grade) => [grade, grade]),
  },
];

function Actions({ row }: { readonly row: UpgradeCandidate }) {
  const [propose] = useUpgradeCreateMutation();
  if (row.proposal) return <Typography color="textSecondary">Proposed</Typography>;
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={`Propose ${row.name}`}
      dialog={(close) => (
        <ReasonDialog
          title={`Propose ${row.name} for ${row.to}`}
          submitLabel="Propose"
          successText="Upgrade proposed"
          send={(reason) => propose({ params: { id: row.member }, body: { reason } }).unwrap()}
          onClose={close}
        >
          <Typography>
            The proposal waits under Proposals until somebody grants or refuses it. Nothing changes before.
          </Typography>
        </ReasonDialog>
      )}
    >
      Propose
    </DialogButton>
  );
}

const COLUMNS: readonly DataTableColumn<UpgradeCandidate>[] = [
  {
    header: 'Member',
    cell: ({ member, name, number }) => <MemberCell member={{ _id: member, name, number }} />,
  },
  {
    header: 'Grade',
    cell: ({ from, since }) => <TwoLines below={`since ${formatCalendarDate(since)}`}>{from}</TwoLines>,
  },
  { header: 'Next grade', cell: ({ to }) => to },
  { header: 'Good months', align: 'right', cell: ({ months }) => months },
  { header: 'Experience', cell: ({ experience }) => <OneLine>{experienceText(experience)}</OneLine> },
  { header: 'Missing', cell: (row) => <MissingText facts={row} /> },
  actionsColumn(Actions),
];

/** Members who have been five years in a grade. */
export function CandidatesList() {
  const list = useServerList(useUpgradeCandidatesQuery, {}, { filters: FILTERS });
  return (
    <ListView
      label="Members who may rise"
      searchLabel="Search members"
      searchHint="Name, number or e-mail"
      list={list}
      columns={COLUMNS}
      emptyText="Nobody has five years in good standing and the experience yet"
    />
  );
}
