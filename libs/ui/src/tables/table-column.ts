import type { ReactNode } from 'react';

/** A column: its heading, and `cell`, which renders a row's cell. */
export interface DataTableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right' | 'center';
  readonly width?: number | string;
  /** Sort key of this column, for the table's `sort`. */
  readonly sortBy?: string;
  /** Marks a column of buttons: at the end of a card, and always shown. */
  readonly kind?: 'actions';
  /** Hidden by default. */
  readonly isExtra?: true;
}

/** Sort order of the rows; `-` before the key means descending. `onSort` requests another order. */
export interface TableSort {
  readonly by: string;
  readonly onSort: (by: string) => void;
}
