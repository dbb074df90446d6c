const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const groupedTests = require('./jest.groups.cjs');

const swc = JSON.parse(readFileSync(join(__dirname, 'swc.server.json'), 'utf8'));
delete swc.$schema;

/** `npm test` starts a Redis for each project; databases and buckets are the project's by their names. */
function useOwnStores(name) {
  const redis = process.env[`REDIS_URL_${name.toUpperCase().replaceAll('-', '_')}`];
  if (redis) process.env.REDIS_URL = redis;
  process.env.MONGODB_DB_PREFIX ??= `test-${name}`;
  process.env.S3_BUCKET_PREFIX ??= `test-${name}`;
}
if (process.env.INTEGRATION) useOwnStores(basename(process.cwd()));

/** The commands that integration tests send to MongoDB are judged; see `libs/testing`. */
const trace = (name) => join(__dirname, '..', '..', 'libs', 'testing', 'src', 'trace', `${name}.ts`);

/** Jest for Node code: `*.spec.ts` are unit tests, `*.int.spec.ts` need the stores and run under INTEGRATION=1. */
module.exports = (rootDir) => ({
  rootDir,
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['concord:source', 'node', 'require', 'default'] },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }] },
  testMatch: process.env.INTEGRATION
    ? groupedTests(rootDir, 'integration', { patterns: ['*.int.spec.ts'] })
    : groupedTests(rootDir, 'unit', { patterns: ['*.spec.ts'], ignored: /\.int\.spec\.ts$/ }),
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.INTEGRATION ? [] : ['\\.int\\.spec\\.ts$']),
  ],
  // Far more than the slowest test needs: a limit ends tests that hang, and never judges how fast a machine is.
  testTimeout: process.env.INTEGRATION ? 300_000 : 60_000,
  ...(process.env.INTEGRATION && { globalSetup: trace('setup'), globalTeardown: trace('teardown') }),
});
