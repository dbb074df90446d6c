import { DIFFICULTIES, LIMITS } from '@concord/contracts';
import { bytesOf, makeQuestionBook } from './question-sheet';

/** First cell of the help sheet. */
export const HELP_HEADING = 'How to fill in the first sheet';
const EXAMPLE = {
  question: 'Which of these is a way to settle a dispute without a court?',
  answer: 'Mediation',
  options: ['Mediation', 'Litigation', 'Prosecution', 'Appeal'],
  topic: 'Settling disputes',
  difficulty: 'easy',
};
const INSTRUCTIONS = [
  'Write one question in each row of the first sheet, and replace the example.',
  'Question: the text that candidates read.',
  'Answer: the right option, exactly as in its column, or the letter (A to J) or number of that column.',
  'Other columns, such as marks or explanations, are not imported.',
  `Option columns: ${LIMITS.examOptionsMin} to ${LIMITS.examOptionsMax} different options. Add columns or leave some empty.`,
  `Topic and Difficulty (${DIFFICULTIES.join(', ')}): used to draw the questions of an exam. You can leave them empty.`,
  `An exam can have at most ${LIMITS.examQuestionsMax} questions.`,
  'Keep the first row, and save the file as .xlsx.',
];

/** An empty spreadsheet for questions, with one example. */
export async function makeTemplate(): Promise<Buffer> {
  const { workbook } = await makeQuestionBook([{ cells: EXAMPLE }]);
  const help = workbook.addWorksheet('Instructions');
  help.columns = [{ header: HELP_HEADING, width: 100 }];
  help.getRow(1).font = { bold: true };
  for (const line of INSTRUCTIONS) help.addRow([line]);
  return bytesOf(workbook);
}
