import {
  alikeProblems,
  cleanCell,
  hasErrors,
  LIMITS,
  type ParsedSheet,
  questionOfCells,
  type QuestionInput,
  questionProblems,
  type SheetPicture,
  type SheetProblem,
  type SheetRow,
} from '@concord/contracts';

/** A row of the grid; an excluded one is kept, but neither validated nor uploaded. */
export interface GridRow extends SheetRow {
  readonly isLeftOut?: boolean;
}

/** Editable cells of a row; a number is the index of an option. */
export type CellName = 'question' | 'answer' | 'topic' | 'difficulty' | number;

/** Problem or excluded part of a file that belongs to none of its rows. */
export interface FileNote {
  readonly row: number;
  readonly message: string;
  /** True if it concerns the whole file, not this row. */
  readonly ofFile?: boolean | undefined;
}

const fromFile = ({ problems }: SheetRow) => problems.filter((problem) => problem.fromFile);
const judged = (row: GridRow): GridRow => ({
  ...row,
  problems: questionProblems(row.cells, row.number, fromFile(row)),
});

/** Rows of a file as read. A service of the previous version sends questions only. */
export function gridRowsOf({ rows, questions }: ParsedSheet): GridRow[] {
  if (rows) return rows.map(judged);
  return questions.map((cells, index) => ({ row: index + 1, number: index + 1, cells, problems: [] }));
}

/** Problems outside of rows, and excluded parts. */
export function notesOf({ rows = [], problems, leftOut = [] }: ParsedSheet): FileNote[] {
  const inRows = new Set(rows.flatMap((row) => row.problems.map(({ message }) => `${row.row} ${message}`)));
  return [...problems.filter(({ row, message }) => !inRows.has(`${row} ${message}`)), ...leftOut];
}

const isAbout = (cell: CellName, problem: SheetProblem) =>
  typeof cell === 'number' ? problem.cell === 'option' && problem.option === cell : problem.cell === cell;

/** The row with another text in a cell; the cell's problems of the file are dropped. */
export function withCell(row: GridRow, cell: CellName, text: string): GridRow {
  const { cells } = row;
  const options = [...cells.options];
  if (typeof cell === 'number') {
    while (options.length < cell) options.push('');
    options[cell] = text;
    while (options.length > 0 && options.at(-1) === '') options.pop();
  }
  const written = typeof cell === 'number' ? { ...cells, options } : { ...cells, [cell]: text };
  return judged({
    ...row,
    cells: written,
    problems: fromFile(row).filter((problem) => !isAbout(cell, problem)),
  });
}

/** Warnings about similar questions, by row number. */
export function alikeWarnings(rows: readonly GridRow[]): ReadonlyMap<number, SheetProblem> {
  const kept = rows.filter(({ isLeftOut }) => !isLeftOut);
  const found = [...alikeProblems(kept)].flatMap(([index, problem]) => {
    const row = kept[index];
    return row ? [[row.number, problem] as const] : [];
  });
  return new Map(found);
}

/** Problems shown below a cell; those of the whole row are below its question. */
export const problemsOfCell = (problems: readonly SheetProblem[], cell: CellName): SheetProblem[] =>
  problems.filter((problem) => isAbout(cell, problem) || (cell === 'question' && problem.cell === 'row'));

/** True if every picture has a description for people who cannot see it. */
export const isDescribed = ({ pictures = [] }: GridRow): boolean =>
  pictures.every(({ alt }) => alt.trim() !== '');

export const isGood = (row: GridRow): boolean =>
  !row.isLeftOut && !hasErrors(row.problems) && isDescribed(row);

/** The row with another description for its picture at `at`, or without that picture. */
export const withPicture = (row: GridRow, at: number, alt: string | null): GridRow => ({
  ...row,
  pictures: (row.pictures ?? []).flatMap((picture, place) =>
    place !== at ? [picture] : alt === null ? [] : [{ ...picture, alt }],
  ),
});

/** Pictures of a row for the request. Empty options are not sent, so indexes of later ones shift. */
function picturesToSend({
  cells,
  pictures = [],
}: GridRow): Pick<QuestionInput, 'picture' | 'optionPictures'> {
  const isFilled = (option: string | undefined) => option !== undefined && cleanCell(option) !== '';
  const toSend = ({ file, alt }: SheetPicture) => ({ file, alt: alt.trim() });
  const own = pictures.find(({ option }) => option === undefined);
  const ofOptions = pictures.flatMap((picture) => {
    const { option } = picture;
    if (option === undefined || !isFilled(cells.options[option])) return [];
    return [{ ...toSend(picture), option: cells.options.slice(0, option).filter(isFilled).length }];
  });
  return { ...(own && { picture: toSend(own) }), ...(ofOptions.length > 0 && { optionPictures: ofOptions }) };
}

/** Rows for the upload: the valid ones, up to an exam's maximum. */
export const rowsToUpload = (rows: readonly GridRow[]): GridRow[] =>
  rows.filter(isGood).slice(0, LIMITS.examQuestionsMax);

export const questionsOf = (rows: readonly GridRow[]) =>
  rows.map((row) => ({
    ...questionOfCells(row.cells),
    ...(row.rich && { rich: true }),
    ...picturesToSend(row),
  }));

/** Number of option columns: those in use, at least four, and one more if allowed. */
export function optionColumns(rows: readonly GridRow[]): number {
  const most = rows.reduce((count, { cells }) => Math.max(count, cells.options.length), 0);
  return Math.max(4, most);
}

/** True if the file has topics or difficulties, also in excluded rows. */
export const hasTags = (rows: readonly GridRow[]): boolean =>
  rows.some(({ cells }) => cells.topic !== undefined || cells.difficulty !== undefined);

export const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : `${index + 1}`;
