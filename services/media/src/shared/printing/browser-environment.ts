import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, platform, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fontFiles } from './fonts';

/**
 * Environment variables for the browser: a fontconfig file with the bundled fonts, and nothing of
 * this process's environment, which has secrets. Without installed fonts a browser lays out no
 * text, not even in web fonts.
 */
export class BrowserEnvironment {
  private folder?: string;

  /** @param path PATH of the browser's start script, @param systemFonts the system's fontconfig file */
  constructor(
    private readonly path: string,
    private readonly systemFonts: string,
  ) {}

  /** @returns undefined outside Linux, where there is no fontconfig and fonts are always installed. */
  variables(): Record<string, string> | undefined {
    if (platform() !== 'linux') return undefined;
    this.folder ??= this.writeFontConfig();
    return {
      PATH: this.path,
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

  private writeFontConfig(): string {
    const folder = mkdtempSync(join(tmpdir(), 'concord-fonts-'));
    const folders = fontFiles.map((file) => `<dir>${escapeXml(dirname(file))}</dir>`).join('');
    const config = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">${escapeXml(this.systemFonts)}</include>
${folders}
<cachedir>${escapeXml(join(folder, 'cache'))}</cachedir>
</fontconfig>`;
    writeFileSync(join(folder, 'fonts.conf'), config);
    return folder;
  }
}

const escapeXml = (text: string) => text.replace(/[<>&]/g, (found) => `&#${found.charCodeAt(0)};`);
