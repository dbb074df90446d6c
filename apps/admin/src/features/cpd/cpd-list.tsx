import type { CpdEntry } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { useMemo } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatCalendarDate, formatDate } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { MemberFileLinks } from '../../shared/members/member-file-links';
import { useCpdEntryListQuery } from '../../shared/members/requests';
import { ConfirmDialog } from './confirm-dialog';
import { amountText, pointsText } from './cpd-words';
import { useCpdEntryDecideMutation } from './requests';

function Actions({ row }: { readonly row: CpdEntry }) {
  const [decide] = useCpdEntryDecideMutation();
  const { _id: id, revision, name, title } = row;
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      <DialogButton
        size="small"
        variant="contained"
        aria-label={`Confirm ${title} of ${name}`}
        dialog={(close) => <ConfirmDialog entry={row} onClose={close} />}
      >
        Confirm
      </DialogButton>
      <DialogButton
        size="small"
        variant="outlined"
        color="error"
        aria-label={`Refuse ${title} of ${name}`}
        dialog={(close) => (
          <ReasonDialog
            destructive
            title={`Refuse the activity of ${name}`}
            submitLabel="Refuse"
            successText="Activity refused"
            send={(reason) =>
              decide({ params: { id }, body: { revision, decision: 'refused', reason } }).unwrap()
            }
            onClose={close}
          >
            <Typography>
              {title} gets no points. {name} reads the reason and may enter it again.
            </Typography>
          </ReasonDialog>
        )}
      >
        Refuse
      </DialogButton>
    </Stack>
  );
}

function Outcome({ entry: { decision } }: { readonly entry: CpdEntry }) {
  if (!decision) return null;
  const { points, reason, by, at } = decision;
  return (
    <TwoLines below={`${by.username}, ${formatDate(at)}${reason ? `: ${reason}` : ''}`}>
      {pointsText(points)}
    </TwoLines>
  );
}

const COLUMNS: readonly DataTableColumn<CpdEntry>[] = [
  {
    header: 'Member',
    cell: ({ member, name, number }) => <MemberCell member={{ _id: member, name, number }} />,
  },
  {
    header: 'Activity',
    cell: (entry) => <TwoLines below={`${entry.kindTitle}, ${amountText(entry)}`}>{entry.title}</TwoLines>,
  },
  { header: 'Day', cell: ({ day }) => formatCalendarDate(day) },
  { header: 'Claimed', align: 'right', cell: ({ claimed }) => claimed },
  { header: 'Evidence', cell: ({ files }) => <MemberFileLinks files={files} /> },
];
const WAITING: readonly DataTableColumn<CpdEntry>[] = [...COLUMNS, actionsColumn(Actions)];
const DECIDED: readonly DataTableColumn<CpdEntry>[] = [
  ...COLUMNS,
  { header: 'Decision', cell: (entry) => <Outcome entry={entry} /> },
];

const EMPTY = {
  pending: 'Nothing waits for you',
  confirmed: 'Nothing is confirmed yet',
  refused: 'Nothing was refused',
} as const;

/** Activities in one state. */
export function CpdList({ state }: { readonly state: keyof typeof EMPTY }) {
  const extra = useMemo(() => ({ ...NO_SEARCH, state }), [state]);
  const list = useServerList(useCpdEntryListQuery, extra);
  return (
    <ServerTable
      label="Activities"
      columns={state === 'pending' ? WAITING : DECIDED}
      list={list}
      emptyText={EMPTY[state]}
    />
  );
}
