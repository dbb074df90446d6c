import { tooLarge } from '../archive/file.errors';
import { generalText, shownCell } from '../book/cell-display';
import type { ReadWorkbook } from '../book/read-workbook';
import type { Sheet } from '../book/sheet';
import type { Table, TableCell, TableOptions, TableRow } from './table';

/** 1970-01-01 as an Excel serial number. */
const UNIX_DAY = 25_569;
const DAY_MS = 86_400_000;
const PLAIN = /^-?\d+(\.\d+)?$/;
const MAX_COLUMNS = 200;

/** Reads the sheet of a workbook with the most rows; hidden ones only where no other has rows. @throws FileError */
export function workbookRows({ sheets, dayOffset }: ReadWorkbook, { maxRows }: TableOptions): Table {
  const filled = sheets.filter(({ rowNumbers }) => rowNumbers.length > 0);
  const shown = filled.filter(({ state }) => state === 'visible');
  const sheet = (shown.length > 0 ? shown : filled).reduce<Sheet | undefined>(
    (most, each) => (most && most.rowNumbers.length >= each.rowNumbers.length ? most : each),
    undefined,
  );
  if (!sheet) return { rows: [], emptyRows: 0, leftOut: [] };
  const rows = sheet.rowNumbers.flatMap((row) => rowOf(sheet, row, dayOffset) ?? []);
  if (rows.length > maxRows) throw tooLarge();
  const last = rows.at(-1)?.row ?? 0;
  const others = filled.filter((each) => each !== sheet);
  const leftOut = others.map(
    ({ name, rowNumbers }) => `The sheet “${name}” with ${rowNumbers.length} rows was not read`,
  );
  return { rows, emptyRows: last - rows.length, leftOut };
}

function rowOf(sheet: Sheet, row: number, dayOffset: number): TableRow | undefined {
  const cells: TableCell[] = [];
  for (const column of sheet.row(row).keys())
    if (column <= MAX_COLUMNS && sheet.isFilled(row, column)) {
      while (cells.length < column) cells.push({ text: '' });
      cells[column - 1] = cellOf(sheet, row, column, dayOffset);
    }
  return cells.some(({ text }) => text !== '') ? { row, cells } : undefined;
}

function cellOf(sheet: Sheet, row: number, column: number, dayOffset: number): TableCell {
  const { text, problem, number, kind } = shownCell(sheet.cell(row, column), dayOffset);
  const decimal = number === undefined ? undefined : generalText(number);
  const isDate = kind === 'date' || kind === 'regional date';
  return {
    text: (problem && !text ? `(${problem})` : text).trim(),
    ...(isDate && number !== undefined && dayAt(number + dayOffset)),
    ...(kind === 'number' && decimal !== undefined && PLAIN.test(decimal) && { decimal }),
  };
}

function dayAt(serial: number): { day: string } | undefined {
  const date = new Date(Math.round((Math.floor(serial) - UNIX_DAY) * DAY_MS));
  return Number.isNaN(date.getTime()) ? undefined : { day: date.toISOString().slice(0, 10) };
}
