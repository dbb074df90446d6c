import type { SheetProblem } from '@concord/contracts';
import { fileProblem, type ReadPicture, type ReadRow, RowCollector } from '../imports/read-file';
import { EMPTY_CELL, type Sheet, type ShownCell } from '@concord/workbook';
import { arePlaces, readAnswer } from './answer-cells';
import { doubtsOf } from './cell-warnings';
import type { HeaderRow, Show } from './header-row';

/** Cells of a row that may be a question. */
interface ShownRow {
  row: number;
  question: ShownCell;
  answer: ShownCell;
  options: ShownCell[];
}

const HIDDEN = 'this row is hidden or filtered out in the file';

/** Reads the rows below the headings, within the limits. */
export function readRows(sheet: Sheet, header: HeaderRow, show: Show): RowCollector {
  const collector = new RowCollector();
  const { columns } = header;
  const rows = sheet.rowNumbers.filter((row) => row >= header.firstRow && isWritten(sheet, row));
  const at = (row: number, column: number | undefined) =>
    column === undefined ? EMPTY_CELL : show(row, column);
  const shown = rows.map((row) => ({
    row,
    question: show(row, columns.question),
    answer: show(row, columns.answer),
    options: columns.options.map((column) => at(row, column)),
  }));
  const manner = { places: arePlaces(shown), isZeroBased: columns.isZeroBased };
  for (const each of shown)
    if (!collector.add(readRow(sheet, header, show, each, collector.rows.length + 1, manner))) break;
  return collector;
}

/** True for a row with any content. A row with only its number counts: its missing question is a problem. */
function isWritten(sheet: Sheet, row: number): boolean {
  for (const column of sheet.row(row).keys()) if (sheet.isFilled(row, column)) return true;
  return false;
}

function readRow(
  sheet: Sheet,
  { columns }: HeaderRow,
  show: Show,
  { row, question, answer, options }: ShownRow,
  n: number,
  manner: { places: boolean; isZeroBased: boolean },
): ReadRow {
  const problems: SheetProblem[] = [];
  const add = (
    cell: SheetProblem['cell'],
    message: string,
    severity: SheetProblem['severity'],
    at?: number,
  ) => problems.push({ ...fileProblem(cell, `Qst ${n}: ${message}`, at), severity });
  const check = (shown: ShownCell, doubt: string | undefined, cell: SheetProblem['cell'], at?: number) => {
    if (shown.problem) add(cell, shown.problem, 'error', at);
    else if (doubt) add(cell, doubt, 'warning', at);
  };
  const [answerDoubt, ...doubts] = doubtsOf(answer, options);
  check(question, doubtsOf(question, [])[0], 'question');
  check(answer, answerDoubt, 'answer');
  for (const [at, option] of options.entries()) check(option, doubts[at], 'option', at);
  const right = readAnswer(answer, options, manner);
  if (right.problem) add('answer', right.problem, 'error');
  if (sheet.isHiddenRow(row)) add('row', HIDDEN, 'warning');
  if (hasCovered(sheet, row, columns.options.concat(columns.question, columns.answer)))
    add('row', 'a cell under merged cells was not imported', 'warning');
  const texts = options.map(({ text }) => text);
  const lastUnread = Math.max(-1, ...problems.map(({ option = -1 }) => option));
  while (texts.length > lastUnread + 1 && texts.at(-1) === '') texts.pop();
  const [topic, difficulty] = [columns.topic, columns.difficulty].map((column) => {
    const shown = column === undefined ? EMPTY_CELL : spreadCell(sheet, show, row, column);
    if (shown.problem)
      add('row', `the topic or difficulty was not imported, because ${shown.problem}`, 'warning');
    return shown.text;
  });
  const cells = { question: question.text, answer: right.answer, options: texts };
  const pictures = picturesOfRow(sheet, row, columns.options);
  return {
    row,
    cells: { ...cells, ...(topic && { topic }), ...(difficulty && { difficulty }) },
    problems,
    ...(pictures.length > 0 && { pictures }),
  };
}

const hasCovered = (sheet: Sheet, row: number, columns: readonly (number | undefined)[]): boolean =>
  columns.some(
    (column) => column !== undefined && sheet.isCovered(row, column) && sheet.cell(row, column) !== undefined,
  );

/** A merged topic applies to all rows that it covers. */
function spreadCell(sheet: Sheet, show: Show, row: number, column: number): ShownCell {
  const merge = sheet.mergeAt(row, column);
  return show(merge?.left === column ? merge.top : row, column);
}

/** Pictures of a row: those in cells of options belong to the options, the first other one to the question. */
function picturesOfRow(sheet: Sheet, row: number, options: readonly (number | undefined)[]): ReadPicture[] {
  return placedPictures(sheet, row, options).filter(
    (each, at, all) => all.findIndex(({ option }) => option === each.option) === at,
  );
}

/** All pictures of a row, each with the index of its option. */
export function placedPictures(
  sheet: Sheet,
  row: number,
  options: readonly (number | undefined)[],
): ReadPicture[] {
  return sheet.drawings.flatMap(({ row: at, column, bytes, alt = '' }) => {
    if (at !== row || !bytes) return [];
    const option = options.indexOf(column);
    return [{ bytes, alt, ...(option !== -1 && { option }) }];
  });
}
