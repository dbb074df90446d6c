import {
  IMPORT_LIMITS,
  type ImportColumn,
  type ImportColumns,
  type ImportFixes,
  type ImportProblem,
} from '@concord/contracts';
import type { TableRow } from '@concord/workbook';
import { columnsOf } from './import-columns';
import { readImportRow, type RowTexts } from './import-row';
import type { ImportedMember } from '../../store/imports/imported-member';

export interface RegisterOptions {
  columns: ImportColumns | undefined;
  earlier: ImportColumns | undefined;
  fixes: ImportFixes;
  /** Day in Nigeria. */
  today: string;
}

/** A register as read. */
export interface ReadRegister {
  headings: string[];
  columns: ImportColumns;
  rows: number;
  members: ImportedMember[];
  faulty: number;
  /** The first problems. */
  problems: ImportProblem[];
}

const headingsOf = ({ cells }: TableRow) =>
  cells.map(({ text }) => text.trim().slice(0, IMPORT_LIMITS.headingLength)).filter((text) => text !== '');

const whoIn = (text: RowTexts) =>
  text('name') ||
  [text('surname'), text('firstName')].filter(Boolean).join(' ') ||
  text('organisation') ||
  text('number');

/** Reads the rows of a register below its headings; undefined without headings. A number counts once. */
export function readRegister(
  [head, ...rows]: readonly TableRow[],
  { columns: chosen, earlier, fixes, today }: RegisterOptions,
): ReadRegister | undefined {
  if (!head) return undefined;
  const headings = headingsOf(head);
  const columns = columnsOf(headings, chosen, earlier);
  const places = new Map(
    Object.entries(columns).map(([column, heading]) => [
      column as ImportColumn,
      head.cells.findIndex(({ text }) => text.trim().slice(0, IMPORT_LIMITS.headingLength) === heading),
    ]),
  );
  const mended = new Map(fixes.map(({ row, column, text }) => [`${row} ${column}`, text]));
  const read: ReadRegister = { headings, columns, rows: rows.length, members: [], faulty: 0, problems: [] };
  const numbers = new Set<string>();
  for (const { row, cells } of rows) {
    const texts: RowTexts = (column) => {
      const cell = cells[places.get(column) ?? -1];
      return (mended.get(`${row} ${column}`) ?? cell?.day ?? cell?.text ?? '').trim();
    };
    const found = readImportRow(row, texts, today);
    if (found.member && numbers.has(found.member.number))
      found.problems.push({ column: 'number', message: 'Another row of the file has this number' });
    if (found.member && found.problems.length === 0) {
      numbers.add(found.member.number);
      read.members.push(found.member);
      continue;
    }
    read.faulty += 1;
    for (const problem of found.problems.slice(0, IMPORT_LIMITS.problems - read.problems.length))
      read.problems.push({
        ...problem,
        row,
        who: whoIn(texts).slice(0, IMPORT_LIMITS.cellLength),
        text: texts(problem.column).slice(0, IMPORT_LIMITS.cellLength),
      });
  }
  return read;
}
