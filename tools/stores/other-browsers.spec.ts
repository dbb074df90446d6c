import assert from 'node:assert/strict';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { LauncherError } from '../lib/launcher-error.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { ensureBrowsers } from './other-browsers.ts';

const folder = temporaryFolder();
const { PATH } = process.env;

describe('ensureBrowsers', () => {
  afterEach(() => void (process.env.PATH = PATH));

  it('names the packages where they are missing and cannot be installed', async () => {
    process.env.PATH = folder();
    const missing = (error: Error) =>
      error instanceof LauncherError && error.message.includes('firefox-esr webkit2gtk-driver xvfb:');
    await assert.rejects(ensureBrowsers(folder(), ['firefox', 'webkit']), missing);
  });

  it('asks for nothing where the programs are there', async () => {
    process.env.PATH = folder();
    const program = join(folder(), 'firefox-esr');
    writeFileSync(program, '');
    chmodSync(program, 0o755);
    await ensureBrowsers(folder(), ['firefox']);
  });
});
