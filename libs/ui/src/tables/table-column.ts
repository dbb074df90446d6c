import type { ReactNode } from 'react';

/** A column: its heading, and `cell`, which renders the cell of a row. */
export interface DataTableColumn<Row> {
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'left' | 'right' | 'center';
  readonly width?: number | string;
  /** The name of the order by this column, for `sort` of the table. */
  readonly sortBy?: string;
  /** Buttons: at the end of a card, and always shown. */
  readonly kind?: 'actions';
  /** Shown only when somebody chooses it. */
  readonly isExtra?: true;
}

/** The order of the rows, `-` before it for the opposite one; `onSort` asks for another. */
export interface TableSort {
  readonly by: string;
  readonly onSort: (by: string) => void;
}
