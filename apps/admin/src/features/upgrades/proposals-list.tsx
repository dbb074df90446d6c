import type { Upgrade } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatCalendarDate, formatDate } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { MemberFileLinks } from '../../shared/members/member-file-links';
import { GrantDialog } from './decide-dialog';
import { MissingText } from './missing-text';
import { useUpgradeDecideMutation, useUpgradeListQuery } from './requests';

function Actions({ row }: { readonly row: Upgrade }) {
  const [decide] = useUpgradeDecideMutation();
  if (row.status !== 'open') return null;
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <DialogButton
        size="small"
        variant="contained"
        aria-label={`Grant ${row.name}`}
        dialog={(close) => <GrantDialog upgrade={row} onClose={close} />}
      >
        Grant
      </DialogButton>
      <DialogButton
        size="small"
        variant="outlined"
        color="error"
        aria-label={`Refuse ${row.name}`}
        dialog={(close) => (
          <ReasonDialog
            destructive
            title={`Refuse the upgrade of ${row.name}`}
            submitLabel="Refuse"
            successText="Upgrade refused"
            send={(reason) =>
              decide({ params: { id: row._id }, body: { decision: 'refused', reason } }).unwrap()
            }
            onClose={close}
          >
            <Typography>
              {row.name} stays {row.from} and can be proposed again.
              {row.source === 'member' ? ' The member reads the reason.' : ''}
            </Typography>
          </ReasonDialog>
        )}
      >
        Refuse
      </DialogButton>
    </Stack>
  );
}

function Outcome({ upgrade }: { readonly upgrade: Upgrade }) {
  const { status, decision, gradeFrom } = upgrade;
  if (!decision) return <Chip size="small" color="info" variant="outlined" label="Open" />;
  return (
    <TwoLines below={`${decision.reason} (${decision.by.username})`}>
      {status === 'granted' ? `Granted from ${formatCalendarDate(gradeFrom)}` : 'Refused'}
    </TwoLines>
  );
}

/** Reason of staff, or what a member wrote and sent. */
function Proposed({ upgrade: { source, at, by, reason, files = [] } }: { readonly upgrade: Upgrade }) {
  const who = source === 'member' ? 'Application of the member' : by.username;
  return (
    <>
      <TwoLines below={`${who}, ${formatDate(at)}`}>{reason}</TwoLines>
      <MemberFileLinks files={files} />
    </>
  );
}

const COLUMNS: readonly DataTableColumn<Upgrade>[] = [
  {
    header: 'Member',
    cell: ({ member, name, number }) => <MemberCell member={{ _id: member, name, number }} />,
  },
  { header: 'Upgrade', cell: ({ from, to }) => `${from} to ${to}` },
  {
    header: 'Proposed',
    cell: (row) => <Proposed upgrade={row} />,
  },
  { header: 'Missing then', cell: (row) => <MissingText facts={row} /> },
  { header: 'Decision', cell: (row) => <Outcome upgrade={row} /> },
  actionsColumn(Actions),
];

/** Proposals and decisions, latest first. */
export function ProposalsList() {
  const list = useServerList(useUpgradeListQuery, NO_SEARCH);
  return <ServerTable label="Proposals" columns={COLUMNS} list={list} emptyText="Nobody is proposed" />;
}
