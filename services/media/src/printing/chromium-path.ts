import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where the system's Chromium is; `path` is undefined when there is none. */
export class ChromiumPath {
  constructor(
    private readonly given: string | undefined,
    private readonly searchPath: string,
  ) {}

  /** Looked for anew each time, so that installing a browser needs no restart. */
  get path(): string | undefined {
    if (this.given) return isProgram(this.given) ? this.given : undefined;
    const folders = this.searchPath.split(delimiter).filter(Boolean);
    return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram);
  }
}
