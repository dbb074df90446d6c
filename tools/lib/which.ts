import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** First of these programs on PATH. */
export function which(names: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  for (const name of names) {
    for (const folder of path.split(delimiter)) {
      const file = join(folder || '.', name);
      if (isProgram(file)) return file;
    }
  }
  return undefined;
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
