import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Expects that the browser saves a PDF in the folder, named with the day. */
export async function expectSavedPdf(folder: string): Promise<void> {
  const saved = async () => (await readdir(folder)).find((name) => / \d{4}-\d\d-\d\d\b.*\.pdf$/.test(name));
  await expect.poll(saved, { timeout: 60_000 }).toBeTruthy();
  const beginning = async () =>
    (await readFile(join(folder, (await saved()) ?? ''))).subarray(0, 5).toString();
  await expect.poll(beginning).toBe('%PDF-');
}
