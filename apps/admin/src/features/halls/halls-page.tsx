import type { Hall } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Chip } from '@concord/ui/display';
import { AddIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { formatDateTime } from '../../shared/format';
import { useHallListQuery } from '../../shared/halls/requests';
import { RowLink, viewColumn } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListTools } from '../../shared/lists/list-tools';
import { ServerTable } from '../../shared/lists/query-table';
import { useServerList } from '../../shared/lists/use-server-list';
import { useTableLook } from '../../shared/lists/use-table-look';
import { AdminPage } from '../../shared/page/admin-page';
import { HallDialog } from './hall-dialog';

const pathOf = ({ _id }: Hall) => `/admin/halls/${_id}`;

function State({ hall }: { readonly hall: Hall }) {
  if (hall.pause) return <Chip size="small" color="warning" label="Paused" />;
  return hall.endedAt ? (
    <Chip size="small" label="Ended" />
  ) : (
    <Chip size="small" color="primary" label="Planned" />
  );
}

const COLUMNS: readonly DataTableColumn<Hall>[] = [
  { header: 'Session', cell: (hall) => <RowLink to={pathOf(hall)}>{hall.name}</RowLink> },
  { header: 'Room', cell: ({ room }) => room },
  { header: 'Start', cell: ({ startsAt }) => formatDateTime(startsAt) },
  { header: 'Exams', cell: ({ exams }) => exams.map(({ examCode }) => examCode).join(', ') },
  { header: 'Candidates', align: 'right', cell: ({ students }) => students.toLocaleString('en-GB') },
  { header: 'State', cell: (hall) => <State hall={hall} /> },
  viewColumn(pathOf, ({ name }) => name),
];

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'ended',
    label: 'State',
    options: [
      ['false', 'Planned or under way'],
      ['true', 'Ended'],
    ],
  },
  { kind: 'period', label: 'Start' },
];

export default function HallsPage() {
  const list = useServerList(useHallListQuery, {}, { filters: FILTERS });
  const look = useTableLook(COLUMNS);
  const navigate = useNavigate();
  return (
    <AdminPage
      title="Hall sessions"
      lead="Who sits which exams, in which room and when. A session can be watched, paused and given more time as a whole."
      actions={
        <DialogButton
          variant="contained"
          icon={<AddIcon />}
          dialog={(close) => <HallDialog onMade={(made) => void navigate(pathOf(made))} onClose={close} />}
        >
          New session
        </DialogButton>
      }
    >
      <ListTools searchLabel="Search sessions" searchHint="Name or room" list={list} look={look} />
      <ServerTable
        label="Hall sessions"
        columns={look.columns.shown}
        density={look.density}
        list={list}
        emptyText="There is no hall session yet"
        pathOf={pathOf}
      />
    </AdminPage>
  );
}
