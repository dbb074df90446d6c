import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds the system's Chromium. */
export class ChromiumPath {
  constructor(
    private readonly configured: string | undefined,
    private readonly searchPath: string,
  ) {}

  /** Undefined without a browser. Searched on each access, so that installing one needs no restart. */
  get path(): string | undefined {
    if (this.configured) return isExecutable(this.configured) ? this.configured : undefined;
    const folders = this.searchPath.split(delimiter).filter(Boolean);
    return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isExecutable);
  }
}
