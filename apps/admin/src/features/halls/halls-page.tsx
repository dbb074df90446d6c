import { type Hall, HALL_STATES, type HallState, hallStateOf } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { AddIcon, Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useState } from 'react';
import { LinkedDialogButton } from '../../shared/dialogs/linked-dialog-button';
import { useHallListQuery } from '../../shared/halls/requests';
import { RowLink, viewColumn } from '../../shared/lists/cells';
import type { ListFilter } from '../../shared/lists/list-filters';
import { ListPage } from '../../shared/lists/list-page';
import { useServerList } from '../../shared/lists/use-server-list';
import { momentText } from '../../shared/nigerian-time';
import { HallDialog } from './hall-dialog';

const pathOf = ({ _id }: Hall) => `/admin/halls/${_id}`;

const STATES: Readonly<Record<HallState, readonly [label: string, color?: 'primary' | 'success']>> = {
  now: ['In progress', 'success'],
  upcoming: ['Upcoming', 'primary'],
  past: ['Past'],
};

function State({ hall }: { readonly hall: Hall }) {
  const [now] = useState(Date.now);
  const [label, color] = STATES[hallStateOf(hall, now)];
  if (hall.pause) return <Chip size="small" color="warning" label="Paused" />;
  return <Chip size="small" color={color} label={hall.endedAt ? 'Ended' : label} />;
}

const COLUMNS: readonly DataTableColumn<Hall>[] = [
  { header: 'Session', cell: (hall) => <RowLink to={pathOf(hall)}>{hall.name}</RowLink> },
  { header: 'Room', cell: ({ room }) => room },
  { header: 'Start', cell: ({ startsAt }) => momentText(startsAt) },
  { header: 'Exams', cell: ({ exams }) => exams.map(({ examCode }) => examCode).join(', ') },
  { header: 'Candidates', align: 'right', cell: ({ students }) => students.toLocaleString('en-GB') },
  { header: 'State', cell: (hall) => <State hall={hall} /> },
  viewColumn(pathOf, ({ name }) => name),
];

const FILTERS: readonly ListFilter[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: HALL_STATES.map((state) => [state, STATES[state][0]]),
  },
  { kind: 'period', label: 'Start' },
  // Links of earlier versions.
  {
    kind: 'linked',
    name: 'ended',
    label: 'Ended',
    options: [
      ['false', 'No'],
      ['true', 'Yes'],
    ],
  },
];

export default function HallsPage() {
  const list = useServerList(useHallListQuery, {}, { filters: FILTERS });
  const navigate = useNavigate();
  return (
    <ListPage
      title="Hall sessions"
      lead="Plan who sits which exams, in which room and when. You can watch a whole session live, pause it or give it more time."
      actions={
        <LinkedDialogButton
          action="new"
          variant="contained"
          icon={<AddIcon />}
          dialog={(close) => <HallDialog onMade={(made) => void navigate(pathOf(made))} onClose={close} />}
        >
          New session
        </LinkedDialogButton>
      }
      label="Hall sessions"
      searchLabel="Search sessions"
      searchHint="Name or room"
      list={list}
      columns={COLUMNS}
      emptyText="There is no hall session yet"
      pathOf={pathOf}
    />
  );
}
