import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';

/**
 * Presses the button of a printout, and expects that the browser saves a PDF with such a name: by default with the day.
 *
 * @returns the PDF
 */
export async function savedPdf(button: Locator, name = / \d{4}-\d\d-\d\d\b.*\.pdf$/): Promise<Buffer> {
  const saving = button.page().waitForEvent('download', { timeout: 45_000 });
  await button.click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(name);
  const pdf = await readFile(await file.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  return pdf;
}
