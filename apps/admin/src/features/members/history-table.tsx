import { DataTable, type DataTableColumn, useClientPaging } from '@concord/ui/tables';

interface HistoryTableProps<Row> {
  readonly label: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** Oldest first, as they are stored; the table shows the latest first. */
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Entries that are only added, such as grades and events, latest first. */
export function HistoryTable<Row>({ rows: all, keyOf, ...table }: HistoryTableProps<Row>) {
  const page = useClientPaging([...all].reverse());
  return <DataTable {...table} {...page} rowKey={keyOf} />;
}
