import type { Hall, HallCandidate, HallExamState } from '@concord/contracts';
import { Box, Stack } from '@concord/ui';
import { Chip, RemoveIcon } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import { useMemo, useState } from 'react';
import { standingText } from '../../shared/applicants/standing-text';
import { ActionDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { SelectField } from '../../shared/fields/select-field';
import { fullName } from '../../shared/format';
import { PauseAttemptButton } from '../../shared/halls/pause-attempt';
import { useHallCandidatesQuery, useHallUpdateMutation } from '../../shared/halls/requests';
import { RowLink, TwoLines } from '../../shared/lists/cells';
import { ClientTable } from '../../shared/lists/query-table';
import { SearchBox } from '../../shared/lists/search-field';
import { textMatcher } from '../../shared/lists/text-search';
import { REFETCH_ON_MOUNT } from '../../shared/lists/use-server-list';

type Row = HallCandidate & { readonly _id: string };

const POLLING_MS = 30_000;

const LOOKS: Record<HallExamState, readonly [label: string, color?: 'primary' | 'warning' | 'success']> = {
  none: ['Not assigned'],
  waiting: ['Not started'],
  open: ['In progress', 'primary'],
  paused: ['Paused', 'warning'],
  submitted: ['Submitted', 'success'],
  completed: ['Completed', 'success'],
};

function State({ state }: { readonly state: HallExamState }) {
  const [label, color] = LOOKS[state];
  return <Chip size="small" variant={color ? 'filled' : 'outlined'} color={color} label={label} />;
}

function TakeOutDialog({ hall, row, onClose }: { hall: Hall; row: Row; onClose: () => void }) {
  const [update] = useHallUpdateMutation();
  return (
    <ActionDialog
      title={`Remove ${fullName(row)} from this session?`}
      confirmLabel="Remove"
      successText={`${fullName(row)} removed from the session`}
      act={() =>
        update({ params: { id: hall._id }, body: { revision: hall.revision, remove: [row._id] } }).unwrap()
      }
      onClose={onClose}
    >
      The student&apos;s record and exams stay as they are.
    </ActionDialog>
  );
}

const columnsOf = (hall: Hall): readonly DataTableColumn<Row>[] => [
  {
    header: 'Candidate',
    cell: (row) => (
      <TwoLines below={standingText(row)}>
        <RowLink to={`/admin/students/${row._id}`}>{fullName(row)}</RowLink>
      </TwoLines>
    ),
  },
  ...hall.exams.map(({ _id, examCode }): DataTableColumn<Row> => ({
    header: examCode,
    cell: ({ exams }) => <State state={exams.find(({ exam }) => exam === _id)?.state ?? 'none'} />,
  })),
  {
    header: 'Actions',
    align: 'right',
    kind: 'actions',
    cell: (row) => (
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
        {row.exams.map(({ exam, attempt, state }) =>
          attempt ? (
            <PauseAttemptButton
              key={exam}
              attempt={attempt}
              name={fullName(row)}
              isPaused={state === 'paused'}
            />
          ) : null,
        )}
        <DialogButton
          tooltip="Remove from the session"
          aria-label={`Remove ${fullName(row)} from the session`}
          icon={<RemoveIcon />}
          dialog={(close) => <TakeOutDialog hall={hall} row={row} onClose={close} />}
        />
      </Stack>
    ),
  },
];

const STATES = Object.entries(LOOKS).map(([state, [label]]) => [state as HallExamState, label] as const);

/** States of candidates who are sitting: they come first in the list, others are sorted by name. */
const SITTING: readonly HallExamState[] = ['open', 'paused'];
const isSitting = ({ exams }: Row) => exams.some(({ state }) => SITTING.includes(state));

/** Candidates of a session, with the state of each exam. */
export function CandidatesSection({ hall }: { readonly hall: Hall }) {
  const query = useHallCandidatesQuery(
    { params: { id: hall._id } },
    { ...REFETCH_ON_MOUNT, pollingInterval: POLLING_MS },
  );
  const [search, setSearch] = useState('');
  const [state, setState] = useState<HallExamState | ''>('');
  const columns = useMemo(() => columnsOf(hall), [hall]);
  const isFound = textMatcher(search);
  const rows = query.currentData
    ?.map((candidate): Row => ({ ...candidate, _id: candidate.student }))
    .filter((row) => isFound({ names: [fullName(row)] }))
    .filter(({ exams }) => !state || exams.some((exam) => exam.state === state))
    .sort((a, b) => Number(isSitting(b)) - Number(isSitting(a)));
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, maxWidth: 680, '& > *': { flex: '1 1 260px' } }}>
        <SearchBox
          label="Search by name"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField label="State" value={state} emptyLabel="All" options={STATES} onChange={setState} />
      </Box>
      <div>
        <ClientTable
          label="Candidates of the session"
          columns={columns}
          query={{ ...query, data: rows, currentData: rows }}
          emptyText={search || state ? undefined : 'Nobody is in this session yet'}
        />
      </div>
    </Stack>
  );
}
