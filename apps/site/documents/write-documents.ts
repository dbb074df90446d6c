import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineFormContent } from './offline-form/content.ts';
import { offlineForm } from './offline-form/offline-form.ts';

/** Font files beside this module's bundle, where the site build puts them. */
const FONTS = {
  regular: join(__dirname, 'fonts/Inter_400Regular.ttf'),
  bold: join(__dirname, 'fonts/Inter_700Bold.ttf'),
};

/** Writes the documents for download to `documents` in the output folder; returns their URL paths. */
export async function writeDocuments(outDir: string): Promise<string[]> {
  const form = '/documents/nysc-offline-registration-form.pdf';
  await mkdir(join(outDir, 'documents'), { recursive: true });
  await writeFile(join(outDir, form), await offlineForm(offlineFormContent(), FONTS));
  return [form];
}
