import { alikeProblems, type ErrorsSheetBody, questionProblems } from '@concord/contracts';
import { bytesOf, makeQuestionBook } from './question-sheet';

const INVALID = { argb: 'FFFDE7E9' };

/**
 * Writes the rows of a draft with a column of their problems, which are checked again. Cells with errors are
 * coloured.
 */
export async function makeErrorsSheet(rows: ErrorsSheetBody['rows']): Promise<Buffer> {
  const alike = alikeProblems(rows);
  const judged = rows.map(({ cells, number, problems }, index) => {
    const fromFile = problems.filter((problem) => problem.fromFile);
    const own = questionProblems(cells, number, fromFile);
    const warning = alike.get(index);
    return { cells, problems: warning ? [...own, warning] : own };
  });
  const written = judged.map(({ cells, problems }) => ({
    cells,
    error: problems.map(({ message }) => message).join('; '),
  }));
  const { workbook, sheet } = await makeQuestionBook(written);
  for (const [index, { problems }] of judged.entries())
    if (problems.some(({ severity }) => severity === 'error'))
      sheet.getRow(index + 2).fill = { type: 'pattern', pattern: 'solid', fgColor: INVALID };
  return bytesOf(workbook);
}
