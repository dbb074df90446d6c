import { LIMITS } from '@concord/contracts';

const OPTIONS = ['Option A', 'Option B', 'Option C', 'Option D'];
const EXAMPLE = [
  'Which of these is a way to settle a dispute without a court?',
  'Mediation',
  'Mediation',
  'Litigation',
  'Prosecution',
  'Appeal',
];
const INSTRUCTIONS = [
  'Write one question in each row of the first sheet, and replace the example.',
  'Question: the text that candidates read.',
  'Answer: the right option, written exactly as in its option column.',
  `Option columns: ${LIMITS.examOptionsMin} to ${LIMITS.examOptionsMax} different options; add columns or leave some empty.`,
  `An exam has at most ${LIMITS.examQuestionsMax} questions.`,
  'Keep the first row, and save the file as .xlsx.',
];

/** The spreadsheet to fill in, with one example. */
export async function makeTemplate(): Promise<Buffer> {
  // Loaded on first use, to start faster.
  const { Workbook } = await import('exceljs');
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('Questions', { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = ['Question', 'Answer', ...OPTIONS].map((header, index) => ({
    header,
    width: index === 0 ? 60 : 24,
  }));
  sheet.getRow(1).font = { bold: true };
  sheet.addRow(EXAMPLE);
  const help = workbook.addWorksheet('Instructions');
  help.columns = [{ header: 'How to fill in the first sheet', width: 100 }];
  help.getRow(1).font = { bold: true };
  for (const line of INSTRUCTIONS) help.addRow([line]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
