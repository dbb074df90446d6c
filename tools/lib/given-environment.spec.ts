import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { givenEnvironment } from './given-environment.ts';

const folder = temporaryFolder();

describe('givenEnvironment', () => {
  it('drops empty variables and reads the files of secrets', () => {
    const file = join(folder(), 'uri');
    writeFileSync(file, 'mongodb://db/\n');
    const given = givenEnvironment({
      PORT: '',
      MONGODB_URI_FILE: file,
      FONTCONFIG_FILE: '/etc/fonts/fonts.conf',
    });
    assert.deepEqual(given, { MONGODB_URI: 'mongodb://db/', FONTCONFIG_FILE: '/etc/fonts/fonts.conf' });
  });

  it('refuses a file that cannot be read, and a secret that is set twice', () => {
    assert.throws(
      () => givenEnvironment({ SMTP_URL_FILE: '/nowhere' }),
      /SMTP_URL_FILE cannot be read \(ENOENT\)/,
    );
    assert.throws(() => givenEnvironment({ SMTP_URL_FILE: '/nowhere', SMTP_URL: 'smtp://x' }), /both set/);
    const empty = join(folder(), 'empty');
    writeFileSync(empty, '\n');
    assert.throws(() => givenEnvironment({ SERVICE_SECRET_FILE: empty }), /SERVICE_SECRET_FILE is empty/);
  });
});
