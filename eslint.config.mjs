import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const message = 'Read the environment once, in env.ts.';

export default tseslint.config(
  {
    ignores: ['**/dist', '**/node_modules', '**/test-results', '**/coverage', '.nx', '.concord', '**/*.d.ts'],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          // Its rarer parts come late on purpose; its core is in the page from the start.
          checkDynamicDependenciesExceptions: ['@concord/ui'],
          depConstraints: [
            { sourceTag: 'scope:web', onlyDependOnLibsWithTags: ['scope:web', 'scope:shared'] },
            { sourceTag: 'scope:server', onlyDependOnLibsWithTags: ['scope:server', 'scope:shared'] },
            { sourceTag: 'scope:shared', onlyDependOnLibsWithTags: ['scope:shared'] },
            { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:lib'] },
            // The site is the public remote inside the shell, rendered ahead.
            { sourceTag: 'type:site', onlyDependOnLibsWithTags: ['type:app', 'type:lib'] },
            { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:lib'] },
            { sourceTag: 'type:lib', onlyDependOnLibsWithTags: ['type:lib'] },
          ],
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'services/**/*.ts', 'libs/**/*.{ts,tsx}'],
    ignores: [
      '**/env.ts',
      'services/*/src/{main,worker}.ts',
      '**/*.spec.{ts,tsx}',
      'apps/e2e/**',
      '**/test/**',
      '**/testing/**',
    ],
    rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env', message }] },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/{ui,mfe,api-client}/**/*.{ts,tsx}'],
    ...hooks.configs.flat.recommended,
  },
  { files: ['**/*.spec.{ts,tsx}'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    // Node strips types without looking at other files: it must be told which imports are types.
    files: ['tools/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'error' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
