import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { processVariables } from '../checks/variables.ts';
import { loadSecrets, SECRET_NAMES } from '../lib/secrets.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import {
  commonEnvironment,
  prepareEnvironment,
  processEnvironment,
  seedEnvironment,
  workersEnvironment,
} from './environment.ts';
import type { PlatformSettings } from './platform-settings.ts';
import { PROCESSES, type Ports, WORKERS } from './ports.ts';

const STORES = ['MONGODB_URI', 'REDIS_URL'];
const SECRETS = [
  ...SECRET_NAMES,
  ...STORES,
  'CREDENTIAL_PUBLIC_KEY',
  'SMTP_URL',
  'PAYSTACK_SECRET_KEY',
  'SMS_KEY',
  'SUPER_ADMIN_PASSWORD',
];
const common = Object.fromEntries(['PATH', 'SUPER_ADMIN_EMAIL', ...SECRETS].map((name) => [name, 'x']));
const ports = Object.fromEntries(PROCESSES.map((name, index) => [name, 9000 + index])) as unknown as Ports;
const settings = { publicHost: '127.0.0.1', home: '/home' } as PlatformSettings;

const secretsOf = (environment: NodeJS.ProcessEnv) => SECRETS.filter((name) => environment[name]).sort();

const home = temporaryFolder();
const programs = await processVariables();

describe('processEnvironment', () => {
  for (const name of PROCESSES)
    it(`gives ${name} the secrets that its schema has, and no others`, () => {
      const environment = processEnvironment(name, common, ports, settings);
      assert.deepEqual(secretsOf(environment), [...programs[name].secrets].sort());
      assert.equal(environment.PORT, String(ports[name]));
    });

  it('gives nobody the passwords of the stores', () => {
    const parts = { settings, ports, secrets: loadSecrets(home()), stores: {}, chromiumPath: undefined };
    const made = commonEnvironment(parts, {});
    assert.ok(made.SERVICE_SECRET);
    assert.deepEqual([made.MONGODB_PASSWORD, made.REDIS_PASSWORD], [undefined, undefined]);
  });
});

describe('workersEnvironment', () => {
  it('gives the shared process what each worker needs, and nothing else', () => {
    const needed = new Set(WORKERS.flatMap((name) => programs[name].secrets));
    assert.deepEqual(secretsOf(workersEnvironment(common, ports, settings)), [...needed].sort());
  });
});

describe('seedEnvironment', () => {
  it('gives the seed the secrets that its schema has', () => {
    const environment = seedEnvironment('http://localhost', common);
    assert.deepEqual(secretsOf(environment), [...programs.seed.secrets].sort());
    assert.equal(environment.CONCORD_URL, 'http://localhost');
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
