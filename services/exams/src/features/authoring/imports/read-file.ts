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

/** Pictures of a file, each with the number of its row. */
export const picturesOf = ({ rows }: ReadFile): NumberedPicture[] =>
  rows.flatMap(({ pictures = [] }, index) => pictures.map((picture) => ({ ...picture, number: index + 1 })));
export type NumberedPicture = ReadPicture & { number: number };

const MAX_PROBLEMS = 500;
/** Maximum number of characters of all cells, because a browser displays them and sends them back as a draft. */
const MAX_CHARACTERS = 2_500_000;

/** A picture of a question, or of the option with this index. */
export type ReadPicture = FoundPicture & { option?: number };

/** A row as read from a file; `problems` are defects of the file. */
export interface ReadRow {
  row: number;
  cells: SheetCells;
  problems: SheetProblem[];
  pictures?: ReadPicture[];
  /** True if the texts use formatting marks and formulas. */
  rich?: boolean;
  /** Category of the question in the file. */
  category?: string;
}

/** Questions that a reader found; `leftOut` names unsupported parts. */
export interface ReadFile {
  format: QuestionFormat;
  rows: ReadRow[];
  leftOut: NonNullable<ParsedSheet['leftOut']>;
  /** Problem of the whole file. */
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

/** Last name in the path of a category; a double slash is a slash in a name. */
export function categoryOf(path: string): string {
  const [name = ''] = /(?:\/\/|[^/])*$/.exec(path.trim()) ?? [];
  return name.replaceAll('//', '/').trim();
}

/** Several categories become the topics of their questions. A single one only names the file. */
function withTopics(rows: ReadRow[]): ReadRow[] {
  if (new Set(rows.map(({ category }) => category)).size < 2) return rows;
  return rows.map(({ category, ...row }) =>
    category && !row.cells.topic ? { ...row, cells: { ...row.cells, topic: category } } : row,
  );
}

/** Completes what a reader collected: topics, and a problem if there are no questions. */
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

/** Error of a cell that stems from the file. */
export const fileProblem = (cell: SheetProblem['cell'], message: string, option?: number): SheetProblem => ({
  cell,
  ...(option !== undefined && { option }),
  message,
  severity: 'error',
  fromFile: true,
});

const tooMany = `An exam can have at most ${LIMITS.examQuestionsMax} questions. Those from this row on won't be uploaded`;

/** Checks the rows of a file, and separates questions that can be uploaded from problems. */
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
