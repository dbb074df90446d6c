import type { AssignedStudent, Exam } from '@concord/contracts';
import { Box, Stack } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import type { DataTableColumn } from '@concord/ui/tables';
import type { ComponentProps } from 'react';
import { standingText } from '../../../shared/applicants/standing-text';
import { useAssignmentsOfExamQuery } from '../../../shared/assignments/requests';
import { SelectField } from '../../../shared/fields/select-field';
import { counted, formatDueDay, formatDate } from '../../../shared/format';
import { bulkScope } from '../../../shared/lists/bulk';
import { RowLink, TwoLines } from '../../../shared/lists/cells';
import type { ListFilter } from '../../../shared/lists/list-filters';
import { ServerTable } from '../../../shared/lists/query-table';
import { SearchField } from '../../../shared/lists/search-field';
import { SelectionBar } from '../../../shared/lists/selection-bar';
import { useSelection } from '../../../shared/lists/use-selection';
import { type ListArgs, REFETCH_ON_MOUNT, useServerList } from '../../../shared/lists/use-server-list';
import { RemoveManyButton, TimesManyButton } from './change-many';

const STATES = [
  ['pending', 'Pending'],
  ['completed', 'Completed'],
] as const;

const STANDINGS = [
  ['excluded', 'Rejected or archived'],
  ['undecided', 'Not decided yet'],
] as const;

const FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'Status', options: STATES },
  { kind: 'choice', name: 'applicant', label: 'Applicant', options: STANDINGS },
];

function stateOf({ status, isUnderWay, isGrading }: AssignedStudent): ComponentProps<typeof Chip> {
  if (status === 'completed') return { color: 'success', label: 'completed' };
  if (isGrading) return { color: 'info', label: 'pending, being graded' };
  if (isUnderWay) return { color: 'info', label: 'pending, in progress' };
  return { color: 'warning', variant: 'outlined', label: 'pending' };
}

const FIELD = {
  width: { xs: 1, sm: 200 },
  flexShrink: 0,
  '& .MuiInputBase-root': { minHeight: 44 },
} as const;

const nameOf = ({ name }: AssignedStudent) => name;

const COLUMNS: readonly DataTableColumn<AssignedStudent>[] = [
  {
    header: 'Student',
    cell: ({ student, name, standing }) => (
      <TwoLines below={standingText(standing)}>
        <RowLink to={`/admin/students/${student}`}>{name}</RowLink>
      </TwoLines>
    ),
  },
  { header: 'Status', cell: (row) => <Chip size="small" {...stateOf(row)} /> },
  { header: 'Due date', cell: ({ dueDate }) => formatDueDay(dueDate) },
  {
    header: 'Extra time',
    cell: ({ extraTime }) => (extraTime > 0 ? counted(extraTime, 'minute') : 'None'),
  },
  { header: 'Date written', cell: ({ dateWritten }) => formatDate(dateWritten) },
  {
    header: 'Assigned by',
    cell: ({ AddedBy, unconfirmed }) =>
      unconfirmed ? (
        <TwoLines below="Result waiting for release">{AddedBy.username}</TwoLines>
      ) : (
        AddedBy.username
      ),
  },
];

/** List of students who have an exam, with page, search and filter in the address. */
function useAssignedList(id: string) {
  const useRows = ({ query }: { readonly query: ListArgs }, options: typeof REFETCH_ON_MOUNT) =>
    useAssignmentsOfExamQuery({ params: { id }, query }, options);
  return useServerList(useRows, {}, { filters: FILTERS });
}

/** Students who have an exam, latest assigned first, with bulk changes and removal. */
export function AssignedTable({ exam }: { readonly exam: Exam }) {
  const list = useAssignedList(exam._id);
  const selection = useSelection(list, nameOf);
  const { status, applicant } = list.values;
  const isNarrowed = list.search !== '' || status !== undefined || applicant !== undefined;
  const chosen = { exam, selection, ...bulkScope(list, 'students with this exam') };
  return (
    <Box>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ mb: 2, ...(!isNarrowed && { displayPrint: 'none' }) }}
      >
        <SearchField small label="Search assigned students" placeholder="Name" list={list} />
        <SelectField
          size="small"
          label="Status"
          value={status ?? ''}
          emptyLabel="All"
          options={STATES}
          onChange={(chosenOne) => list.onFilter({ status: chosenOne })}
          sx={FIELD}
        />
        <SelectField
          size="small"
          label="Applicant"
          value={applicant ?? ''}
          emptyLabel="All"
          options={STANDINGS}
          onChange={(chosenOne) => list.onFilter({ applicant: chosenOne })}
          sx={FIELD}
        />
      </Stack>
      <SelectionBar selection={selection}>
        <TimesManyButton {...chosen} />
        <RemoveManyButton {...chosen} />
      </SelectionBar>
      <ServerTable
        label="Assigned students"
        columns={COLUMNS}
        selection={selection}
        list={list}
        emptyText={isNarrowed ? undefined : 'Nobody has this exam yet'}
      />
    </Box>
  );
}
