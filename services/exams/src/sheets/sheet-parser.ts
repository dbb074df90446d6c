import { LIMITS, type SheetProblem } from '@concord/contracts';
import type { Row, Worksheet } from 'exceljs';
import { type PictureCells, picturesOfSheet } from './sheet-pictures';
import { notXlsx } from '../imports/file.errors';
import {
  fileProblem,
  type ReadFile,
  type ReadPicture,
  type ReadRow,
  RowCollector,
} from '../imports/read-file';
import { type CellText, cellText } from './sheet-cells';

const HEADER_SEARCH_ROWS = 20;

const QUESTION = /^(questions?|qsts?)$/;
const ANSWER = /^((correct|right) )?answers?$/;
const TOPIC = /^topics?$/;
const DIFFICULTY = /^(difficulty|level of difficulty)$/;
/**
 * Columns of row numbers; that of a downloaded sheet which says what was wrong; and one of pictures, which are those of the
 * questions wherever they lie.
 */
const IGNORED =
  /^(#|no\.?|nos\.?|s\/n|s\.n\.?|sn|number|qst ?(no\.?|number)|row|errors?|(question )?(pictures?|images?|photos?|diagrams?))$/;

interface Columns {
  question: number;
  answer: number;
  options: number[];
  topic?: number;
  difficulty?: number;
}

const EMPTY = 'The sheet has no questions';
const NO_HEADER = 'The first row must name the columns: Question, Answer and the options';

/** Reads the rows of questions of a worksheet. @throws FileError for one with too many columns */
export function readWorksheet(sheet: Worksheet): ReadFile {
  const collector = new RowCollector();
  const read = { format: 'xlsx', rows: collector.rows, leftOut: [] } as const;
  const header = findHeader(sheet);
  const pictures = picturesOfSheet(sheet);
  if (!header) {
    const isEmpty = sheet.actualRowCount === 0;
    return { ...read, leftOut: [], problem: { row: 1, message: isEmpty ? EMPTY : NO_HEADER } };
  }
  for (let at = header.row + 1; at <= sheet.rowCount; at += 1) {
    const row = sheet.findRow(at);
    const found = row && readRow(row, header.columns, collector.rows.length + 1, pictures);
    if (found && !collector.add(found)) break;
  }
  const isEmpty = collector.rows.length === 0;
  const problem = isEmpty ? { row: header.row, message: EMPTY } : collector.problem;
  return { ...read, leftOut: [], ...(problem && { problem }) };
}

function findHeader(sheet: Worksheet): { row: number; columns: Columns } | undefined {
  const last = Math.min(sheet.rowCount, HEADER_SEARCH_ROWS);
  for (let at = 1; at <= last; at += 1) {
    const row = sheet.findRow(at);
    const columns = row && columnsOf(row, Math.min(sheet.columnCount, LIMITS.sheetColumns));
    if (columns && filledCells(row) > LIMITS.sheetColumns)
      throw notXlsx(
        `This sheet has more than ${LIMITS.sheetColumns} columns; keep Question, Answer and the options`,
      );
    if (columns) return { row: at, columns };
  }
  return undefined;
}

function columnsOf(row: Row, width: number): Columns | undefined {
  const found: Partial<Columns> & { options: number[] } = { options: [] };
  for (let column = 1; column <= width; column += 1) {
    const cell = row.getCell(column);
    // Of a merged question or answer heading only the first column counts; under any other, all are options.
    const heading = cell.isMerged ? cell.master : cell;
    const isCovered = heading.address !== cell.address;
    const name = headingOf(heading.isMerged && !isCovered ? cellText(cell) : cellText(heading));
    if (QUESTION.test(name)) {
      if (!isCovered) found.question ??= column;
    } else if (ANSWER.test(name)) {
      if (!isCovered) found.answer ??= column;
    } else if (TOPIC.test(name)) found.topic ??= column;
    else if (DIFFICULTY.test(name)) found.difficulty ??= column;
    else if (!IGNORED.test(name)) found.options.push(column);
  }
  const { question, answer } = found;
  return question === undefined || answer === undefined ? undefined : { ...found, question, answer };
}

function filledCells(row: Row): number {
  let count = 0;
  row.eachCell((cell) => (count += isFilled(cellText(cell)) ? 1 : 0));
  return count;
}

const headingOf = (cell: CellText) => ('text' in cell ? cell.text.toLowerCase().replace(/\s+/g, ' ') : '');

const isFilled = (cell: CellText) => 'problem' in cell || cell.text !== '';
const textOf = (cell: CellText) => ('text' in cell ? cell.text : '');

/** The `n`th row of questions; undefined for an empty row. */
function readRow(row: Row, columns: Columns, n: number, pictures: PictureCells): ReadRow | undefined {
  // A row with nothing but its number counts as written, and its missing question is a problem.
  if (!row.hasValues || filledCells(row) === 0) return undefined;
  const problems: SheetProblem[] = [];
  const read = (column: number, cell: SheetProblem['cell'], option?: number) => {
    const found = cellText(row.getCell(column));
    if ('problem' in found) problems.push(fileProblem(cell, `Qst ${n}: ${found.problem}`, option));
    return textOf(found);
  };
  const extra = (column: number | undefined) =>
    column === undefined ? '' : textOf(cellText(row.getCell(column)));
  const question = read(columns.question, 'question');
  const answer = read(columns.answer, 'answer');
  const options = columns.options.map((column, option) => read(column, 'option', option));
  const [topic, difficulty] = [extra(columns.topic), extra(columns.difficulty)];
  const lastUnread = Math.max(-1, ...problems.map(({ option = -1 }) => option));
  while (options.length > lastUnread + 1 && options.at(-1) === '') options.pop();
  const cells = { question, answer, options, ...(topic && { topic }), ...(difficulty && { difficulty }) };
  const found = picturesOfRow(pictures, row.number, columns);
  return { row: row.number, cells, problems, ...(found.length > 0 && { pictures: found }) };
}

/** Pictures in the cells of options are theirs; the first one elsewhere in the row is that of the question. */
function picturesOfRow(pictures: PictureCells, row: number, columns: Columns): ReadPicture[] {
  const placed = (pictures.get(row) ?? []).map(({ column, bytes }) => {
    const option = columns.options.indexOf(column);
    return { bytes, alt: '', ...(option !== -1 && { option }) };
  });
  return placed.filter((each, at) => placed.findIndex(({ option }) => option === each.option) === at);
}
