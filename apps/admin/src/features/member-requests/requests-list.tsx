import type { MemberRequest, MemberRequestState } from '@concord/contracts';
import { LinkButton, Stack, Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import { useMemo } from 'react';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReasonDialog } from '../../shared/dialogs/reason-dialog';
import { formatDate } from '../../shared/format';
import { actionsColumn, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { MemberCell } from '../../shared/members/member-cell';
import { MemberFileLinks } from '../../shared/members/member-file-links';
import { AcceptDialog } from './accept-dialog';
import { RequestContent } from './request-content';
import { KIND_WORDS } from './request-words';
import { useMemberRequestDecideMutation } from '../../shared/members/requests';
import { useMemberRequestListQuery } from './requests';

function RefuseButton({ row }: { readonly row: MemberRequest }) {
  const [decide] = useMemberRequestDecideMutation();
  const { _id: id, name } = row;
  return (
    <DialogButton
      size="small"
      variant="outlined"
      color="error"
      aria-label={`Refuse the request of ${name}`}
      dialog={(close) => (
        <ReasonDialog
          destructive
          title={`Refuse the request of ${name}`}
          submitLabel="Refuse"
          successText="Request refused"
          send={(reason) => decide({ params: { id }, body: { decision: 'refused', reason } }).unwrap()}
          onClose={close}
        >
          <Typography>Nothing changes. {name} reads the reason and may ask again.</Typography>
        </ReasonDialog>
      )}
    >
      Refuse
    </DialogButton>
  );
}

function Actions({ row }: { readonly row: MemberRequest }) {
  return (
    <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
      {row.kind === 'erasure' ? (
        <LinkButton
          size="small"
          variant="contained"
          to={`/admin/members/${row.member}`}
          aria-label={`Open ${row.name} to erase the data`}
        >
          Open
        </LinkButton>
      ) : (
        <DialogButton
          size="small"
          variant="contained"
          aria-label={`Accept the request of ${row.name}`}
          dialog={(close) => <AcceptDialog request={row} onClose={close} />}
        >
          Accept
        </DialogButton>
      )}
      <RefuseButton row={row} />
    </Stack>
  );
}

function Outcome({ request: { decision } }: { readonly request: MemberRequest }) {
  if (!decision) return null;
  const { reason, by, at } = decision;
  return <TwoLines below={`${by.username}, ${formatDate(at)}`}>{reason || '-'}</TwoLines>;
}

const COLUMNS: readonly DataTableColumn<MemberRequest>[] = [
  {
    header: 'Member',
    cell: ({ member, name, number }) => <MemberCell member={{ _id: member, name, number }} />,
  },
  { header: 'Kind', cell: ({ kind, at }) => <TwoLines below={formatDate(at)}>{KIND_WORDS[kind]}</TwoLines> },
  { header: 'Asked for', cell: (request) => <RequestContent request={request} /> },
  { header: 'Documents', cell: ({ files }) => <MemberFileLinks files={files} /> },
];
const OPEN: readonly DataTableColumn<MemberRequest>[] = [...COLUMNS, actionsColumn(Actions)];
const CLOSED: readonly DataTableColumn<MemberRequest>[] = [
  ...COLUMNS,
  { header: 'Decision', cell: (request) => <Outcome request={request} /> },
];

const EMPTY: Record<MemberRequestState, string> = {
  open: 'Nothing waits for you',
  accepted: 'Nothing was accepted yet',
  refused: 'Nothing was refused',
  withdrawn: 'Nothing was withdrawn',
};

/** Requests in one state. */
export function RequestsList({ state }: { readonly state: MemberRequestState }) {
  const extra = useMemo(() => ({ ...NO_SEARCH, state }), [state]);
  const list = useServerList(useMemberRequestListQuery, extra);
  return (
    <ServerTable
      label="Requests"
      columns={state === 'open' ? OPEN : CLOSED}
      list={list}
      emptyText={EMPTY[state]}
    />
  );
}
