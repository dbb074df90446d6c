import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SECRET_NAMES } from '../lib/secrets.ts';
import { prepareEnvironment, processEnvironment, type PlatformSettings } from './environment.ts';
import { PROCESSES, type Ports, type ProcessName } from './ports.ts';

const STORES = ['MONGODB_URI', 'REDIS_URL'];
const SECRETS = [...SECRET_NAMES, ...STORES, 'SMTP_URL', 'SUPER_ADMIN_PASSWORD'];
const common = Object.fromEntries(['PATH', 'SUPER_ADMIN_EMAIL', ...SECRETS].map((name) => [name, 'x']));
const ports = Object.fromEntries(PROCESSES.map((name, index) => [name, 9000 + index])) as unknown as Ports;
const settings = { publicHost: '127.0.0.1' } as PlatformSettings;

const secretsOf = (environment: NodeJS.ProcessEnv) => SECRETS.filter((name) => environment[name]).sort();

describe('processEnvironment', () => {
  const ofEach = ['JWT_PUBLIC_KEY', 'SERVICE_SECRET', 'FILE_LINK_SECRET', ...STORES];
  const expected: [ProcessName, string[]][] = [
    ['gateway', ['JWT_PUBLIC_KEY']],
    ['exams', ofEach],
    ['students', [...ofEach, 'JWT_PRIVATE_KEY', 'SMTP_URL']],
    ['students-worker', [...ofEach, 'SMTP_URL']],
    ['media-worker', [...ofEach, 'S3_ACCESS_KEY', 'S3_SECRET_KEY']],
  ];
  for (const [name, secrets] of expected)
    it(`gives ${name} the secrets that it needs and no others`, () => {
      const environment = processEnvironment(name, common, ports, settings);
      assert.deepEqual(secretsOf(environment), secrets.sort());
      assert.equal(environment.PORT, String(ports[name]));
    });
});

describe('prepareEnvironment', () => {
  it('gives the preparation its store, and the first account to that of the students service', () => {
    assert.deepEqual(secretsOf(prepareEnvironment('exams', common)), ['MONGODB_URI']);
    assert.deepEqual(secretsOf(prepareEnvironment('students', common)), [
      'MONGODB_URI',
      'SUPER_ADMIN_PASSWORD',
    ]);
  });
});
