import { Workbook } from 'exceljs';

/** One row of an exam sheet; undefined cells stay empty. */
export interface SheetQuestion {
  question?: string;
  answer?: string;
  options?: readonly string[];
}

/** An .xlsx of questions in the layout of the exam template: question, answer, then the options. */
export async function makeQuestionSheet(questions: readonly SheetQuestion[]): Promise<Buffer> {
  const book = new Workbook();
  const sheet = book.addWorksheet('Questions');
  const columns = Math.max(0, ...questions.map(({ options }) => options?.length ?? 0));
  sheet.addRow(['question', 'answer', ...Array.from({ length: columns }, (_, i) => `option${i + 1}`)]);
  for (const { question, answer, options = [] } of questions) sheet.addRow([question, answer, ...options]);
  return Buffer.from(await book.xlsx.writeBuffer());
}
