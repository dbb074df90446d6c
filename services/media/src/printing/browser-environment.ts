import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fontFiles } from './fonts';

interface Given {
  /** Where the browser's start script finds its programs. */
  path: string;
  /** The system's own list of fonts. */
  systemFonts: string;
}

/**
 * What a browser is started with: nothing of this process's own environment, which holds secrets, and a list of
 * fonts that has ours beside the system's. With no font at all a browser lays out no text, not even in fonts that
 * the page brings.
 */
export class BrowserEnvironment {
  private folder?: string;

  constructor(private readonly given: Given) {}

  /** @returns undefined where fonts are not listed in this way, and always there. */
  variables(): Record<string, string> | undefined {
    if (platform() !== 'linux') return undefined;
    this.folder ??= this.write();
    return {
      PATH: this.given.path,
      HOME: homedir(),
      TMPDIR: tmpdir(),
      LANG: 'C.UTF-8',
      FONTCONFIG_FILE: join(this.folder, 'fonts.conf'),
    };
  }

  remove(): void {
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
    this.folder = undefined;
  }

  private write(): string {
    const folder = mkdtempSync(join(tmpdir(), 'concord-fonts-'));
    const folders = fontFiles.map((file) => `<dir>${xmlText(dirname(file))}</dir>`).join('');
    const list = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">${xmlText(this.given.systemFonts)}</include>
${folders}
<cachedir>${xmlText(join(folder, 'cache'))}</cachedir>
</fontconfig>`;
    writeFileSync(join(folder, 'fonts.conf'), list);
    return folder;
  }
}

const xmlText = (text: string) => text.replace(/[<>&]/g, (found) => `&#${found.charCodeAt(0)};`);
