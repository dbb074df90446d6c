import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineFormContent } from './offline-form/content.ts';
import { offlineForm } from './offline-form/offline-form.ts';
import { readSourceModules } from './source-modules.ts';

/** Writes the documents for download to `documents` in the output folder; returns their addresses. */
export async function writeDocuments(outDir: string): Promise<string[]> {
  readSourceModules();
  const form = '/documents/nysc-offline-registration-form.pdf';
  await mkdir(join(outDir, 'documents'), { recursive: true });
  await writeFile(join(outDir, form), await offlineForm(await offlineFormContent()));
  return [form];
}
