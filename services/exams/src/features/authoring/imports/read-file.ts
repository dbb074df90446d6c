import {
  alikeProblems,
  LIMITS,
  type ParsedSheet,
  questionOfCells,
  questionProblems,
  type QuestionFormat,
  type SheetCells,
  type SheetProblem,
} from '@concord/contracts';
import type { FoundPicture } from './read-text';

/** The pictures of a file, by the number of their row. */
export const picturesOf = ({ rows }: ReadFile): NumberedPicture[] =>
  rows.flatMap(({ pictures = [] }, index) => pictures.map((picture) => ({ ...picture, number: index + 1 })));
export type NumberedPicture = ReadPicture & { number: number };

const MAX_PROBLEMS = 500;
/** Maximum characters of all cells: a browser must show the answer and send it back as a draft. */
const MAX_CHARACTERS = 2_500_000;

/** A picture of a row: of its question, or of the option at this place. */
export type ReadPicture = FoundPicture & { option?: number };

/** A written row as read from the file. `problems` are those that the file itself has. */
export interface ReadRow {
  row: number;
  cells: SheetCells;
  problems: SheetProblem[];
  pictures?: ReadPicture[];
  /** Its texts use formatting marks and formulas. */
  rich?: boolean;
  /** Category in the file. */
  category?: string;
}

/** Questions that a reader finds in a file. `leftOut` names parts that an exam does not support. */
export interface ReadFile {
  format: QuestionFormat;
  rows: ReadRow[];
  leftOut: NonNullable<ParsedSheet['leftOut']>;
  /** A problem of the file as a whole. */
  problem?: { row: number; message: string };
}

const sizeOf = ({ question, answer, options }: SheetCells) =>
  options.reduce((sum, option) => sum + option.length, question.length + answer.length);

/** Collects rows within the limits; `add` returns false once they are reached. */
export class RowCollector {
  readonly rows: ReadRow[] = [];
  private characters = 0;
  problem?: { row: number; message: string };

  add(read: ReadRow): boolean {
    this.characters += sizeOf(read.cells);
    if (this.rows.length === LIMITS.sheetRows)
      this.problem = { row: read.row, message: `Only the first ${LIMITS.sheetRows} rows were imported` };
    else if (this.characters > MAX_CHARACTERS)
      this.problem = { row: read.row, message: 'The file is too long. Rows from here on were not imported' };
    else this.rows.push(read);
    return this.problem === undefined;
  }
}

/** The name of a category in its path, where a doubled slash stands for one. */
export function categoryOf(path: string): string {
  const [name = ''] = /(?:\/\/|[^/])*$/.exec(path.trim()) ?? [];
  return name.replaceAll('//', '/').trim();
}

/** Several categories become topics of their questions; a single one is the name of the file. */
function withTopics(rows: ReadRow[]): ReadRow[] {
  if (new Set(rows.map(({ category }) => category)).size < 2) return rows;
  return rows.map(({ category, ...row }) =>
    category && !row.cells.topic ? { ...row, cells: { ...row.cells, topic: category } } : row,
  );
}

/** Collects what a reader found; a file without questions has a problem that says so. */
export function collected(
  format: ReadFile['format'],
  { rows, problem }: RowCollector,
  leftOut: ReadFile['leftOut'],
): ReadFile {
  const none =
    rows.length === 0 ? { row: 1, message: 'The file has no questions that can be imported' } : undefined;
  const whole = problem ?? none;
  return { format, rows: withTopics(rows), leftOut, ...(whole && { problem: whole }) };
}

/** A problem that the file itself has with a cell. */
export const fileProblem = (cell: SheetProblem['cell'], message: string, option?: number): SheetProblem => ({
  cell,
  ...(option !== undefined && { option }),
  message,
  severity: 'error',
  fromFile: true,
});

const tooMany = `An exam can have at most ${LIMITS.examQuestionsMax} questions. Those from this row on won't be uploaded`;

/** Checks the rows of a file: which questions can be uploaded, and what is wrong with the others. */
export function judge({ format, rows: found, leftOut, problem }: ReadFile): ParsedSheet {
  const numbered = found.map(({ row, cells, problems, rich }, index) => ({
    row,
    number: index + 1,
    cells,
    problems: questionProblems(cells, index + 1, problems),
    ...(rich && { rich }),
  }));
  const questions: ParsedSheet['questions'] = [];
  const problems: ParsedSheet['problems'] = [];
  for (const { row, cells, problems: own, rich } of numbered) {
    const error = own.find(({ severity }) => severity === 'error');
    if (error) problems.push({ row, message: error.message });
    else if (questions.length < LIMITS.examQuestionsMax)
      questions.push({ ...questionOfCells(cells), ...(rich && { rich }) });
    else {
      problems.push({ row, message: tooMany });
      break;
    }
  }
  if (problem) problems.push(problem);
  const alike = alikeProblems(numbered);
  const rows = numbered.map((row, index) => {
    const warning = alike.get(index);
    return warning ? { ...row, problems: [...row.problems, warning] } : row;
  });
  return { questions, problems: problems.slice(0, MAX_PROBLEMS), rows, format, leftOut };
}
