import type { ListKind, ViewList } from '@concord/contracts';
import type { DataTableColumn } from '@concord/ui/tables';
import type { ComponentProps, ReactNode } from 'react';
import { AdminPage } from '../page/admin-page';
import { type BulkProps, bulkScope } from './bulk';
import { ListTools } from './list-tools';
import { ServerTable, type Stored } from './query-table';
import { SelectionBar } from './selection-bar';
import { useSelection } from './use-selection';
import type { ListState } from './use-server-list';
import { useTableDisplay } from './use-table-display';

/** Row selection by checkboxes, and its buttons. */
interface Choice<Row> {
  readonly nameOf: (row: Row) => string;
  /** Plural noun for the rows, such as in "All students". */
  readonly noun: string;
  readonly actions: (chosen: BulkProps<Row>) => ReactNode;
  /** Hides the checkboxes. */
  readonly isOff?: boolean;
}

interface ListViewProps<Row> {
  /** Accessible name of the table. */
  readonly label: string;
  /** From `useServerList` or `useClientList`. */
  readonly list: ListState<Row>;
  readonly columns: readonly DataTableColumn<Row>[];
  readonly searchLabel: string;
  /** Names of the searched fields, shown in the empty search box. */
  readonly searchHint: string;
  /** Name of the list for saved views; without it there are none. */
  readonly views?: ViewList;
  /** Kind of the list's export; without it there is none. */
  readonly exportKind?: ListKind;
  readonly choice?: Choice<Row>;
  readonly emptyText?: string;
  /** Path of a row's page, opened by a click anywhere in the row. */
  readonly pathOf?: (row: Row) => string;
  /** Content between the tools and the table. */
  readonly belowTools?: ReactNode;
}

const NO_CHOICE = { nameOf: () => '', noun: '', actions: () => null, isOff: true };

/** A list with search, filters, columns, saved views, export, and the selection's buttons. */
export function ListView<Row extends Stored>(props: ListViewProps<Row>) {
  const { label, list, columns, choice, emptyText, pathOf, belowTools, ...tools } = props;
  const { nameOf, noun, actions, isOff = false } = choice ?? NO_CHOICE;
  const display = useTableDisplay(columns);
  const selection = useSelection(list, nameOf);
  return (
    <>
      <ListTools {...tools} list={list} display={display} />
      {choice ? (
        <SelectionBar selection={selection}>{actions({ selection, ...bulkScope(list, noun) })}</SelectionBar>
      ) : null}
      {belowTools}
      <ServerTable
        label={label}
        columns={display.columns.shown}
        density={display.density}
        selection={isOff ? undefined : selection}
        list={list}
        emptyText={emptyText}
        pathOf={pathOf}
      />
    </>
  );
}

interface ListPageProps<Row>
  extends ListViewProps<Row>, Pick<ComponentProps<typeof AdminPage>, 'title' | 'lead' | 'actions'> {
  /** Content between the heading and the list. */
  readonly above?: ReactNode;
}

/** A page with one list. */
export function ListPage<Row extends Stored>({ title, lead, actions, above, ...list }: ListPageProps<Row>) {
  return (
    <AdminPage title={title} lead={lead} actions={actions}>
      {above}
      <ListView {...list} />
    </AdminPage>
  );
}
