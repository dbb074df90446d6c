import type { Statement } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { ReadingDialog } from '../../shared/dialogs/reading-dialog';
import { counted, formatCalendarDate, formatDateTime } from '../../shared/format';
import { actionsColumn, OneLine, TwoLines } from '../../shared/lists/cells';
import { ServerTable } from '../../shared/lists/query-table';
import { NO_SEARCH, useServerList } from '../../shared/lists/use-server-list';
import { LeftOutRows } from './left-out-rows';
import { useStatementListQuery } from './requests';

function LeftOut({ row: { file, leftOut, notes } }: { readonly row: Statement }) {
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={`Rows of ${file} without a new line`}
      dialog={(close) => (
        <ReadingDialog title={`${file}: rows without a new line`} onClose={close}>
          {notes.map((note) => (
            <div key={note}>{note}</div>
          ))}
          <LeftOutRows rows={leftOut} />
        </ReadingDialog>
      )}
    >
      {counted(leftOut.length, 'row')} left out
    </DialogButton>
  );
}

const COLUMNS: readonly DataTableColumn<Statement>[] = [
  {
    header: 'File',
    cell: ({ file, profile, isComplete }) => (
      <TwoLines
        below={isComplete ? (profile ?? 'Columns by their headings') : 'Interrupted. Read the file again'}
      >
        {file}
      </TwoLines>
    ),
  },
  { header: 'Account', cell: ({ account }) => account ?? 'Not named' },
  {
    header: 'Days',
    cell: ({ from, to }) => (
      <>
        <OneLine>{formatCalendarDate(from)}</OneLine> to <OneLine>{formatCalendarDate(to)}</OneLine>
      </>
    ),
  },
  { header: 'New credits', align: 'right', cell: ({ credits }) => credits },
  { header: 'To match', align: 'right', cell: ({ open }) => open },
  { header: 'Read', cell: ({ at, by }) => <TwoLines below={by.username}>{formatDateTime(at)}</TwoLines> },
  actionsColumn(LeftOut),
];

/** Statements that were read, latest first. */
export function StatementTable() {
  const list = useServerList(useStatementListQuery, NO_SEARCH);
  return (
    <ServerTable
      label="Statements"
      columns={COLUMNS}
      list={list}
      emptyText="No statement has been read yet"
    />
  );
}
