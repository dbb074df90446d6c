import { LIMITS, type ParsedSheet } from '@concord/contracts';
import type { Row, Worksheet } from 'exceljs';
import { type CellText, cellText } from './sheet-cells';

const HEADER_SEARCH_ROWS = 20;
const MAX_ROWS = 5000;
const MAX_COLUMNS = 50;
const MAX_PROBLEMS = 500;

const QUESTION = /^(questions?|qsts?)$/;
const ANSWER = /^((correct|right) )?answers?$/;
/** Columns of row numbers. */
const NUMBERING = /^(#|no\.?|nos\.?|s\/n|s\.n\.?|sn|number|qst ?(no\.?|number))$/;

interface Columns {
  question: number;
  answer: number;
  options: number[];
}

/** Parses the questions of a worksheet; invalid rows are reported as problems. */
export function parseWorksheet(sheet: Worksheet): ParsedSheet {
  const parsed: ParsedSheet = { questions: [], problems: [] };
  const problem = (row: number, message: string) => {
    if (parsed.problems.length < MAX_PROBLEMS) parsed.problems.push({ row, message });
  };
  const header = findHeader(sheet);
  if (!header) {
    const isEmpty = sheet.actualRowCount === 0;
    problem(1, isEmpty ? EMPTY : 'The first row must name the columns: Question, Answer and the options');
    return parsed;
  }
  let count = 0;
  for (let at = header.row + 1; at <= sheet.rowCount; at += 1) {
    const row = sheet.findRow(at);
    const cells = row && readRow(row, header.columns);
    if (!cells) continue;
    count += 1;
    if (count > MAX_ROWS) {
      problem(at, `Only the first ${MAX_ROWS} rows are read`);
      break;
    }
    const question = questionOf(cells, count);
    if (typeof question === 'string') problem(at, question);
    else if (parsed.questions.length < LIMITS.examQuestionsMax) parsed.questions.push(question);
    else {
      problem(
        at,
        `An exam has at most ${LIMITS.examQuestionsMax} questions; those from this row on are left out`,
      );
      break;
    }
  }
  if (count === 0) problem(header.row, EMPTY);
  return parsed;
}

const EMPTY = 'The sheet has no questions';

function findHeader(sheet: Worksheet): { row: number; columns: Columns } | undefined {
  const last = Math.min(sheet.rowCount, HEADER_SEARCH_ROWS);
  for (let at = 1; at <= last; at += 1) {
    const row = sheet.findRow(at);
    const columns = row && columnsOf(row, Math.min(sheet.columnCount, MAX_COLUMNS));
    if (columns) return { row: at, columns };
  }
  return undefined;
}

function columnsOf(row: Row, width: number): Columns | undefined {
  const found: { question?: number; answer?: number; options: number[] } = { options: [] };
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
    } else if (!NUMBERING.test(name)) found.options.push(column);
  }
  const { question, answer, options } = found;
  return question === undefined || answer === undefined ? undefined : { question, answer, options };
}

const headingOf = (cell: CellText) => ('text' in cell ? cell.text.toLowerCase().replace(/\s+/g, ' ') : '');

interface Cells {
  question: CellText;
  answer: CellText;
  options: CellText[];
}

/** Undefined for an empty row. */
function readRow(row: Row, { question, answer, options }: Columns): Cells | undefined {
  if (!row.hasValues) return undefined;
  const all = {
    question: cellText(row.getCell(question)),
    answer: cellText(row.getCell(answer)),
    options: options.map((column) => cellText(row.getCell(column))).filter(isFilled),
  };
  // A row with nothing but its number counts as written, and its missing question is a problem.
  let isWritten = false;
  row.eachCell((cell) => (isWritten ||= isFilled(cellText(cell))));
  return isWritten ? all : undefined;
}

const isFilled = (cell: CellText) => 'problem' in cell || cell.text !== '';

/** The question of a row, or the problem with it. `n` is the question's number. */
function questionOf(
  { question, answer, options }: Cells,
  n: number,
): ParsedSheet['questions'][number] | string {
  if (!isFilled(question)) return `Qst ${n} is not filled`;
  if (!isFilled(answer)) return `Qst ${n} has no answer`;
  const texts: string[] = [];
  for (const cell of [question, answer, ...options]) {
    if ('problem' in cell) return `Qst ${n}: ${cell.problem}`;
    texts.push(cell.text);
  }
  const [text = '', right = '', ...choices] = texts;
  if (text.length > LIMITS.questionLength)
    return `Qst ${n} is longer than ${LIMITS.questionLength} characters`;
  if (choices.some((choice) => choice.length > LIMITS.optionLength))
    return `Qst ${n} has an option longer than ${LIMITS.optionLength} characters`;
  if (choices.length < LIMITS.examOptionsMin)
    return `Qst ${n} has fewer than ${LIMITS.examOptionsMin} options`;
  if (choices.length > LIMITS.examOptionsMax)
    return `Qst ${n} has more than ${LIMITS.examOptionsMax} options`;
  if (new Set(choices).size < choices.length) return `Qst ${n} has the same option twice`;
  if (!choices.includes(right)) return `Qst ${n}: the answer is none of the options`;
  return { question: text, answer: right, options: choices };
}
