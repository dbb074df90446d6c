import type { ChartTable } from '../../shared/charts/numbers-table';

/** Signs with which spreadsheets begin a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?[\d,.]+$/;

/** Cell of a CSV file: a name that looks like a formula gets an apostrophe, so that it stays text. */
function cellOf(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** A table as CSV; the byte order mark tells spreadsheets that it is UTF-8. */
export const csvOf = ({ head, rows }: ChartTable): string =>
  `\ufeff${[head, ...rows].map((cells) => cells.map(cellOf).join(',')).join('\r\n')}\r\n`;
