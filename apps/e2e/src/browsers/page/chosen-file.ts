import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChosenFile } from '../../support/applicant';

/** Writes a file to disk for a file chooser. @returns its path */
export async function onDisk(folder: string, { name, buffer }: ChosenFile): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, buffer);
  return path;
}
