import { LIMITS } from '@concord/contracts';
import type { Sheet, ShownCell } from '@concord/workbook';
import { type Columns, findColumns } from './columns';
import { type HeadedColumn, headingOf } from './headings';

const SEARCH_ROWS = 50;
/** Maximum number of columns to examine, including those without a heading. */
const MAX_COLUMNS = 500;

/** The heading row of a sheet. */
export interface HeaderRow {
  row: number;
  /** First row that may be a question. */
  firstRow: number;
  columns: Columns;
  /** True if the sheet has more columns than are read. */
  isTooWide: boolean;
}

export type Show = (row: number, column: number) => ShownCell;

/** Finds the heading row among the first rows. */
export function findHeaderRow(sheet: Sheet, show: Show): HeaderRow | undefined {
  const filled = filledColumns(sheet);
  for (const row of sheet.rowNumbers.slice(0, SEARCH_ROWS)) {
    const below = new Set([...filled].flatMap(([column, last]) => (last > row ? [column] : [])));
    const headed = headedColumns(sheet, show, row, below);
    if (!findColumns(headed.slice(0, MAX_COLUMNS))) continue;
    const written = headed.filter(({ heading }) => heading !== '');
    const isTooWide = written.length > LIMITS.sheetColumns || headed.length > MAX_COLUMNS;
    const second = withSecondRow(sheet, show, row, headed);
    const columns = findColumns(second?.headed ?? headed);
    if (columns) return { row, firstRow: (second?.row ?? row) + 1, columns, isTooWide };
  }
  return undefined;
}

/** Last row with content by column. */
function filledColumns(sheet: Sheet): Map<number, number> {
  const last = new Map<number, number>();
  for (const row of sheet.rowNumbers)
    for (const column of sheet.row(row).keys()) if (sheet.isFilled(row, column)) last.set(column, row);
  return last;
}

function headedColumns(sheet: Sheet, show: Show, row: number, below: ReadonlySet<number>): HeadedColumn[] {
  const columns = new Set([...sheet.row(row).keys(), ...below]);
  return [...columns]
    .sort((a, b) => a - b)
    .map((column) => {
      const merge = sheet.mergeAt(row, column);
      const isContinued = merge !== undefined && merge.left < column;
      const heading = isContinued ? '' : show(merge?.top ?? row, column).text;
      return { column, heading, isContinued, isFilled: below.has(column) };
    });
}

/** Adds a second heading row, which names single options below a common heading. */
function withSecondRow(
  sheet: Sheet,
  show: Show,
  row: number,
  headed: readonly HeadedColumn[],
): { row: number; headed: HeadedColumn[] } | undefined {
  const next = sheet.rowNumbers.find((each) => each > row);
  if (next === undefined) return undefined;
  const isOption = (text: string) => headingOf(text).kind === 'option';
  const seconds = headed.map((each) => ({ each, text: show(next, each.column).text }));
  const written = seconds.filter(({ text }) => text !== '');
  const isSecond =
    written.length > 1 &&
    written.every(({ each, text }) => {
      const said = headingOf(each.heading).kind;
      return isOption(text) && (each.isContinued || said === 'blank' || said === 'options');
    });
  if (!isSecond) return undefined;
  return {
    row: next,
    headed: seconds.map(({ each, text }) =>
      text === '' ? each : { ...each, heading: text, isContinued: false },
    ),
  };
}
