import type { ParsedSheet, SheetRow } from '@concord/contracts';
import {
  alikeWarnings,
  gridRowsOf,
  hasTags,
  isGood,
  notesOf,
  questionsOf,
  rowsToUpload,
  withCell,
} from './grid-rows';

const rowOf = (fields: Partial<SheetRow> = {}): SheetRow => ({
  row: 3,
  number: 2,
  cells: { question: 'Why?', answer: 'A', options: ['one', 'two'] },
  problems: [],
  ...fields,
});
const parsedOf = (fields: Partial<ParsedSheet> = {}): ParsedSheet => ({
  questions: [],
  problems: [],
  ...fields,
});
const unread = {
  cell: 'option',
  option: 1,
  message: 'Qst 2: a formula',
  severity: 'error',
  fromFile: true,
} as const;

describe('withCell', () => {
  it("validates the row again, and drops the cell's problems of the file", () => {
    const broken = rowOf({ cells: { question: 'Why?', answer: 'A', options: ['one'] }, problems: [unread] });
    expect(isGood(broken)).toBe(false);
    const mended = withCell(broken, 1, 'two');
    expect(mended).toMatchObject({ row: 3, problems: [], cells: { options: ['one', 'two'] } });
    expect(withCell(broken, 'question', 'Who?').problems).toEqual([unread]);
  });

  it('keeps the positions of options, without empty ones at the end', () => {
    expect(withCell(rowOf(), 3, 'four').cells.options).toEqual(['one', 'two', '', 'four']);
    expect(withCell(rowOf(), 1, '').cells.options).toEqual(['one']);
    expect(withCell(rowOf(), 1, '').problems.map(({ message }) => message)).toEqual([
      'Qst 2 has fewer than 2 options',
    ]);
  });
});

describe('topic and difficulty', () => {
  const wrong = rowOf({ cells: { ...rowOf().cells, difficulty: 'awful' } });

  it('are corrected like other cells', () => {
    const [row] = gridRowsOf(parsedOf({ rows: [wrong] }));
    expect(row?.problems).toMatchObject([{ cell: 'row', severity: 'warning' }]);
    const mended = withCell(withCell(wrong, 'difficulty', 'Hard'), 'topic', 'Law');
    expect(mended.problems).toEqual([]);
    expect(questionsOf([mended])).toMatchObject([{ difficulty: 'hard', topic: 'Law' }]);
  });

  it('have columns if the file has them, even when cleared', () => {
    expect(hasTags([rowOf()])).toBe(false);
    expect(hasTags([withCell(wrong, 'difficulty', '')])).toBe(true);
  });
});

describe('gridRowsOf and notesOf', () => {
  it('accept rows with their problems, and show problems outside of rows', () => {
    const problem = { row: 3, message: 'Qst 2 is not filled' };
    const rows = [
      rowOf({
        cells: { question: '', answer: 'A', options: ['one', 'two'] },
        problems: [{ cell: 'question', message: problem.message, severity: 'error' }],
      }),
    ];
    const problems = [problem, { row: 9, message: 'Only the first 5000 rows were imported' }];
    const leftOut = [{ row: 5, message: 'An essay was not imported' }];
    const parsed = parsedOf({ rows, problems, leftOut });
    expect(gridRowsOf(parsed)).toEqual(rows);
    expect(notesOf(parsed)).toEqual([problems[1], ...leftOut]);
  });

  it('accept the questions of a service that sends no rows', () => {
    const question = { question: 'Q', answer: 'A', options: ['A', 'B'] };
    const parsed = parsedOf({
      questions: [question],
      problems: [{ row: 4, message: 'Qst 3 has no answer' }],
    });
    expect(questionsOf(gridRowsOf(parsed))).toEqual([question]);
    expect(notesOf(parsed)).toEqual(parsed.problems);
  });
});

describe('rowsToUpload', () => {
  it("takes only valid rows, up to an exam's maximum", () => {
    const left = { ...rowOf(), isLeftOut: true };
    const wrong = withCell(rowOf(), 'answer', '');
    expect(rowsToUpload([left, wrong, rowOf()])).toEqual([rowOf()]);
    expect(rowsToUpload(Array.from({ length: 600 }, () => rowOf()))).toHaveLength(500);
  });
});

describe('questionsOf', () => {
  it('turns formatting on if the file has formulas', () => {
    expect(questionsOf([rowOf({ rich: true })])).toMatchObject([{ rich: true }]);
    expect(questionsOf([rowOf()])[0]).not.toHaveProperty('rich');
  });
});

describe('alikeWarnings', () => {
  it('compares with rows that are not excluded', () => {
    const [one, two] = [rowOf({ number: 1 }), rowOf({ number: 2 })];
    expect([...alikeWarnings([one, two]).keys()]).toEqual([2]);
    expect(alikeWarnings([{ ...one, isLeftOut: true }, two]).size).toBe(0);
  });
});
