import { expect, type Locator } from '@playwright/test';
import exceljs from 'exceljs';

/**
 * Presses the button of a list, and expects that the browser saves a spreadsheet.
 *
 * @returns the texts of its rows by heading
 */
export async function savedRows(button: Locator): Promise<Record<string, string>[]> {
  const saving = button.page().waitForEvent('download', { timeout: 45_000 });
  await button.click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/ \d{4}-\d\d-\d\d\.xlsx$/);
  const book = new exceljs.Workbook();
  await book.xlsx.readFile(await file.path());
  const [sheet] = book.worksheets;
  const [heads = [], ...rows] = (sheet?.getRows(1, sheet.rowCount) ?? []).map((row) =>
    Array.from({ length: sheet?.columnCount ?? 0 }, (_, at) => row.getCell(at + 1).text),
  );
  return rows.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ''])));
}
