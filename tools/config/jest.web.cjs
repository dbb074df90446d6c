/** Jest for browser code: jsdom with Node's own fetch, structuredClone and text coders, TypeScript through swc. */
module.exports = (rootDir) => ({
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
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // Ten times the slowest test: the limit ends hanging tests, and does not judge the speed of a
  // machine.
  testTimeout: 60_000,
});
