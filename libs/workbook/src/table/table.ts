/** A cell as displayed. */
export interface TableCell {
  text: string;
  /** `YYYY-MM-DD`, for a cell of a workbook that holds a date. */
  day?: string;
  /** Number of a workbook's cell in plain digits, with a point before its decimals. */
  decimal?: string;
}

/** A row of a file with something in it. */
export interface TableRow {
  /** Number of the row in the file, from 1. */
  row: number;
  cells: TableCell[];
}

/** The rows of a file, in order, without empty ones. */
export interface Table {
  rows: TableRow[];
  /** Numbers of the empty rows between them. */
  emptyRows: number;
  /** Messages about parts of the file that are not in `rows`. */
  leftOut: string[];
}

/** Separators of the cells of a CSV file. */
export const CSV_SEPARATORS = [',', ';', '\t', '|'] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];

export interface TableOptions {
  /** Maximum number of rows with something in them. */
  maxRows: number;
  /** Found by itself if it is left out. */
  separator?: CsvSeparator;
}
