import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { commentWords } from './tools/checks/words/comment-words.mjs';
import { plainWords } from './tools/checks/words/plain-words.mjs';

const message = 'Read the environment once, in env.ts.';

const lightAlone = 'It has the colours of the light scheme alone: take theme.vars.palette.';

const byRoute =
  'Make requests by route: addRequests of @concord/api-client/requests, or callUrl of @concord/api-client.';
const BROWSER_CODE = ['apps/*/src/**/*.{ts,tsx}', 'libs/{api-client,mfe,printing,ui}/src/**/*.{ts,tsx}'];
const NO_PRODUCT_CODE = ['apps/e2e/**', '**/*.spec.{ts,tsx}', '**/testing/**'];
/** Files that may fetch by themselves; the API's addresses come from the routes there as well. */
const TRANSPORTS = [
  'libs/{api-client,mfe}/src/**',
  'apps/shell/src/{offline,remotes}/**',
  'apps/registration/src/submit/**',
  'apps/admin/src/features/monitor/open-monitor.ts',
  // It fetches signed links that the paper brings.
  'apps/exam/src/online-exam/rich/picture-loader.ts',
];
const refused = (selector) => ({ selector, message: byRoute });
/** A slash ends a regular expression in a selector, hence its code. */
const ADDRESSES = [
  refused('Literal[value=/^\\u002fapi\\u002f./]'),
  refused('TemplateElement[value.raw=/^\\u002fapi\\u002f/]'),
];
const TRANSPORT_CALLS = [
  refused('CallExpression[callee.name="fetch"]'),
  refused('NewExpression[callee.name=/^(XMLHttpRequest|EventSource|WebSocket)$/]'),
  refused('MemberExpression[property.name=/^(fetch|injectEndpoints|sendBeacon)$/]'),
];

const byNetwork =
  'Count by network: addressKey(address). Whoever has an IPv6 address has all of its /64 to try from.';
const LIMITER_CALL = 'CallExpression[callee.property.name=/^(consume|refund|isFirst|isBlocked|run)$/]';
const ADDRESS_KEYS = ['', ' > TemplateLiteral']
  .flatMap((within) => [
    `${LIMITER_CALL}${within} > Identifier[name=/address$/i]`,
    `${LIMITER_CALL}${within} > MemberExpression[property.name=/address$/i]`,
  ])
  .map((selector) => ({ selector, message: byNetwork }));

const TOO_MANY_DEPENDENCIES = {
  selector: 'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>5]',
  message: 'A class takes at most five dependencies: split it by what it does.',
};

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
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'services/**/*.ts', 'libs/**/*.{ts,tsx}'],
    ignores: [
      '**/env.ts',
      'services/*/src/{main,worker,prepare}.ts',
      '**/*.spec.{ts,tsx}',
      'apps/e2e/**',
      '**/test/**',
      '**/testing/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message },
        { object: 'theme', property: 'palette', message: lightAlone },
      ],
    },
  },
  {
    files: ['apps/e2e/src/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['waitForTimeout', '$', '$$', 'elementHandle', 'elementHandles', 'waitForSelector'].map(
          (property) => ({
            property,
            message: 'Wait for a state by a locator or expect.poll; a moment comes later on a busy machine.',
          }),
        ),
      ],
    },
  },
  {
    files: ['services/*/src/**/*.ts', 'libs/nest-platform/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...ADDRESS_KEYS, TOO_MANY_DEPENDENCIES] },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}', 'services/*/src/**/*.ts'],
    // Summaries of calls are for developers.
    ignores: [...NO_PRODUCT_CODE, 'libs/testing/**', '**/*.calls.ts'],
    plugins: { words: { rules: { plain: plainWords } } },
    rules: { 'words/plain': 'error' },
  },
  {
    plugins: { comments: { rules: { plain: commentWords } } },
    rules: { 'comments/plain': 'error' },
  },
  {
    files: BROWSER_CODE,
    ignores: NO_PRODUCT_CODE,
    rules: { 'no-restricted-syntax': ['error', ...ADDRESSES] },
  },
  {
    files: BROWSER_CODE,
    ignores: [...NO_PRODUCT_CODE, ...TRANSPORTS],
    rules: { 'no-restricted-syntax': ['error', ...ADDRESSES, ...TRANSPORT_CALLS] },
  },
  {
    files: ['apps/member/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@concord/api-client/requests',
          message: 'A member’s home has few bytes: take @concord/api-client/member.',
        },
      ],
    },
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
