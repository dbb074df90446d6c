import { QUESTION_LIMITS } from '@concord/contracts';
import { fileProblem, type ReadFile, type ReadRow } from '../imports/read-file';
import { readMarks } from '../rich-text/marks';

/** Adds a problem for each formula that cannot be displayed, before questions are uploaded. */
export function withFormulaProblems(file: ReadFile): ReadFile {
  let formulas = 0;
  const judged = (row: ReadRow, index: number): ReadRow => {
    // Further formulas need no check: an exam with this many is refused.
    if (!row.rich || formulas > QUESTION_LIMITS.formulasOfExam) return row;
    const { question, options } = row.cells;
    const problems = [question, ...options].flatMap((text, place) => {
      const read = readMarks(text);
      formulas += read.formulas;
      if (!read.problem) return [];
      const message = `Qst ${index + 1}: ${read.problem}`;
      return [place === 0 ? fileProblem('question', message) : fileProblem('option', message, place - 1)];
    });
    return problems.length > 0 ? { ...row, problems: [...row.problems, ...problems] } : row;
  };
  return { ...file, rows: file.rows.map(judged) };
}
