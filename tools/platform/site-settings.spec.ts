import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { checkSettings, settingsFile } from './site-settings.ts';

describe('settingsFile', () => {
  const home = temporaryFolder();
  const write = (name: string) => writeFileSync(join(home(), name), '');

  it('is the one that is named, else that in the data folder', () => {
    assert.equal(settingsFile(home(), {}), undefined);
    write('site-settings.json');
    assert.equal(settingsFile(home(), {}), join(home(), 'site-settings.json'));
    assert.equal(settingsFile(home(), { SITE_SETTINGS: '/a/b.yaml' }), '/a/b.yaml');
  });

  it('is refused when there are two', () => {
    write('site-settings.json');
    write('site-settings.yaml');
    assert.throws(() => settingsFile(home(), {}), /site-settings.yaml and site-settings.json: keep one/);
  });
});

describe('checkSettings', () => {
  const home = temporaryFolder();

  it('names the samples', async () => {
    assert.match((await checkSettings(undefined)) ?? '', /bank account, .*coordinators/);
  });

  it('tells an operator what is wrong in the words of the file', async () => {
    const file = join(home(), 'a.yaml');
    writeFileSync(file, 'phones: [1]\n');
    await assert.rejects(checkSettings(file), {
      name: 'LauncherError',
      message: `${file} cannot be used:\n  phones[0]: expected string, received number`,
    });
  });
});
