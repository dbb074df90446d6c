const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { groupedTests } = require('./jest.groups.cjs');

const swc = JSON.parse(readFileSync(join(__dirname, 'swc.server.json'), 'utf8'));
delete swc.$schema;

/**
 * Gives each project its own stores: a Redis that `npm test` starts, and databases and buckets by
 * name.
 */
function useOwnStores(name) {
  const redis = process.env[`REDIS_URL_${name.toUpperCase().replaceAll('-', '_')}`];
  if (redis) process.env.REDIS_URL = redis;
  process.env.MONGODB_DB_PREFIX ??= `test-${name}`;
  process.env.S3_BUCKET_PREFIX ??= `test-${name}`;
}
if (process.env.INTEGRATION) useOwnStores(basename(process.cwd()));

/** The commands that integration tests send to MongoDB are judged; see `libs/testing`. */
const trace = (name) => join(__dirname, '..', '..', 'libs', 'testing', 'src', 'trace', `${name}.ts`);

function testMatch(rootDir, grouped) {
  if (process.env.INTEGRATION) return groupedTests(rootDir, 'integration', { patterns: ['*.int.spec.ts'] });
  if (!grouped) return ['**/*.spec.ts'];
  return groupedTests(rootDir, 'unit', { patterns: ['*.spec.ts'], ignored: /\.int\.spec\.ts$/ });
}

/**
 * Jest for Node code: `*.spec.ts` are unit tests, `*.int.spec.ts` need the stores and run under INTEGRATION=1.
 * @param grouped false for a project with `roots`, outside which its groups would be
 */
module.exports = (rootDir, { grouped = true } = {}) => ({
  rootDir,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['concord:source', 'node', 'require', 'default'] },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }] },
  testMatch: testMatch(rootDir, grouped),
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.INTEGRATION ? [] : ['\\.int\\.spec\\.ts$']),
  ],
  // Far above the slowest test: the limit ends hanging tests, and does not judge the speed of a
  // machine.
  testTimeout: process.env.INTEGRATION ? 300_000 : 60_000,
  ...(process.env.INTEGRATION && { globalSetup: trace('setup'), globalTeardown: trace('teardown') }),
});
