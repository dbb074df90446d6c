import type { SheetCells } from '@concord/contracts';
import type { Workbook, Worksheet } from 'exceljs';

const MIN_OPTIONS = 4;
const HEADINGS = { topic: 'Topic', difficulty: 'Difficulty', pictures: 'Pictures', error: 'Error' } as const;

/** A row of a spreadsheet of questions; `error` and `pictures` (descriptions) are columns of their own. */
export interface QuestionSheetRow {
  cells: SheetCells;
  pictures?: string;
  error?: string;
}

/** Writes questions in the layout for uploads: reading the file gives the same questions. */
export async function makeQuestionBook(
  rows: readonly QuestionSheetRow[],
): Promise<{ workbook: Workbook; sheet: Worksheet }> {
  // Loaded at first use, for a faster start.
  const { Workbook } = await import('exceljs');
  const workbook = new Workbook();
  const sheet = workbook.addWorksheet('Questions', { views: [{ state: 'frozen', ySplit: 1 }] });
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.options.length), MIN_OPTIONS);
  const options = Array.from({ length: width }, (_, index) => `Option ${nameOf(index)}`);
  const has = (key: 'topic' | 'difficulty') => rows.some(({ cells }) => cells[key]);
  const extra = (['topic', 'difficulty'] as const).filter(has);
  const last = (['pictures', 'error'] as const).filter((key) => rows.some((row) => row[key] !== undefined));
  const names = ['Question', 'Answer', ...options, ...[...extra, ...last].map((key) => HEADINGS[key])];
  sheet.columns = names.map((header, index) => ({
    header,
    width: index === 0 ? 60 : 24,
  }));
  sheet.getRow(1).font = { bold: true };
  for (const row of rows) {
    const { cells } = row;
    const padded = options.map((_, index) => cells.options[index] ?? '');
    const values = [cells.question, cells.answer, ...padded, ...extra.map((key) => cells[key] ?? '')];
    // A text that begins with "=" remains text; only an object would be a formula.
    sheet.addRow([...values, ...last.map((key) => row[key] ?? '')].map(cellOf));
  }
  return { workbook, sheet };
}

/** Excel decodes `_x0041_` as the letter A; an escaped underscore prevents that. */
const cellOf = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_') || null;

/** Letters, then numbers: `A` to `Z`, 27, 28. */
const nameOf = (index: number) => (index < 26 ? String.fromCharCode(65 + index) : String(index + 1));

export async function bytesOf(workbook: Workbook): Promise<Buffer> {
  return Buffer.from(await workbook.xlsx.writeBuffer());
}
