const { groupedTests } = require('./jest.groups.cjs');

/** Most of the time of a group is the first use of the design system, so groups of browser code are larger. */
const GROUP_SIZE = 16;
const PATTERNS = ['*.spec.ts', '*.spec.tsx'];

/**
 * Jest for browser code: jsdom with Node's own fetch, structuredClone and text coders, TypeScript through swc.
 * @param grouped true for a project whose spec files can share modules and a page; it has no `roots`
 */
module.exports = (rootDir, { grouped = false } = {}) => ({
  rootDir,
  testEnvironment: require.resolve('./jest.jsdom-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['concord:source', 'node', 'require', 'default'] },
  setupFilesAfterEnv: [require.resolve('./jest.web-setup.cjs')],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: { '\\.(css|svg|png|jpe?g|webp)$': require.resolve('./jest.asset.cjs') },
  testMatch: grouped
    ? groupedTests(rootDir, 'unit', { patterns: PATTERNS, size: GROUP_SIZE })
    : PATTERNS.map((pattern) => `**/${pattern}`),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Ten times the slowest test: the limit ends hanging tests, and does not judge the speed of a
  // machine.
  testTimeout: 60_000,
});
