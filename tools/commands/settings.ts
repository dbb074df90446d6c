import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from '../lib/build.ts';
import { print, printSuccess } from '../lib/console.ts';
import { givenEnvironment } from '../lib/given-environment.ts';
import { LauncherError } from '../lib/launcher-error.ts';
import { homeDir, ROOT } from '../lib/paths.ts';
import { checkSettings, settingsFile } from '../platform/site-settings.ts';

const SCHEMA = 'deploy/site-settings.schema.json';

/** Checks a file of site settings, or that which a start would read; `--schema` writes the schema for editors. */
export async function settings([given]: string[]): Promise<void> {
  await build();
  if (given === '--schema') {
    const { settingsJsonSchema } = await import('@concord/institute/settings');
    writeFileSync(join(ROOT, SCHEMA), `${JSON.stringify(settingsJsonSchema(), null, 2)}\n`);
    return printSuccess(`${SCHEMA} is written`);
  }
  const file = given ? resolve(given) : settingsFile(homeDir(), givenEnvironment());
  if (!file) throw new LauncherError('There is no file of site settings: name one, or set SITE_SETTINGS.');
  const notice = await checkSettings(file);
  printSuccess(`${file} can be used`);
  if (notice) print(notice);
}
