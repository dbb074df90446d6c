import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { FILE_SECRETS } from '../lib/given-environment.ts';
import { ROOT } from '../lib/paths.ts';
import { LAUNCHER_VARIABLES, processVariables, variableProblems } from './variables.ts';

const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
const programs = await processVariables();

describe('.env.example', () => {
  it('has every variable of every program, and no other', () => {
    assert.deepEqual(variableProblems(example, programs), []);
  });

  it('is seen to lack a variable, to have one that nobody reads, and to hide a default', () => {
    const planted = example
      .replace(/^MAX_IN_FLIGHT=.*\n/m, '')
      .replace(/^LOG_LEVEL=.*$/m, 'LOG_LEVEL=')
      .concat('\nMONGO_URI=\n');
    assert.deepEqual(variableProblems(planted, programs), [
      'MAX_IN_FLIGHT is read by a program, but .env.example does not have it',
      'MONGO_URI is in .env.example, but no program reads it',
      'MONGO_URI has no comment',
      'LOG_LEVEL has a default that .env.example does not show',
    ]);
  });

  it('is compared with the names that warnings go by', () => {
    const known = [
      ...new Set(Object.values(programs).flatMap(({ required, optional }) => [...required, ...optional])),
    ];
    const list = [...known, ...LAUNCHER_VARIABLES, 'SPARE'].filter((name) => name !== 'PORT');
    assert.deepEqual(variableProblems(example, programs, list), [
      'PORT is read by a program, but VARIABLES does not have it',
      'SPARE is in VARIABLES, but no program reads it',
    ]);
  });
});

describe('processVariables', () => {
  it('knows the same secrets as the launcher, which makes no copies of the stores', () => {
    const { backup: _, rotation: __, ...run } = programs;
    const secrets = new Set(Object.values(run).flatMap((program) => program.secrets));
    assert.deepEqual([...secrets].sort(), [...FILE_SECRETS].sort());
  });

  it('tells what each program needs, and which of it is secret', () => {
    const { gateway, students, 'media-worker': printer } = programs;
    assert.ok(gateway.required.includes('STUDENTS_URL'));
    assert.deepEqual(gateway.secrets, ['GATEWAY_SECRET']);
    assert.ok(students.secrets.includes('JWT_PRIVATE_KEY') && students.required.includes('JWT_PRIVATE_KEY'));
    assert.ok(students.optional.includes('SMTP_URL'));
    assert.equal(gateway.defaults.PORT, '8080');
    assert.ok(
      printer.optional.includes('CHROMIUM_PATH') && !programs.media.optional.includes('CHROMIUM_PATH'),
    );
  });
});
