import assert from 'node:assert/strict';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { it } from 'node:test';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { runProgram } from '../lib/cli-run.ts';
import { ROOT } from '../lib/paths.ts';

const LIBRARY = {
  name: '@concord/toy',
  exports: { '.': { types: './src/index.ts', default: './dist/index.js' } },
};
const SERVICE = { name: '@concord/user', dependencies: { '@concord/toy': '*' } };

const folder = temporaryFolder();

it('knip reports a public export of a library that nobody imports, and no other', async () => {
  const root = folder();
  const write = (file: string, content: string | object) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  for (const file of ['knip.json', 'tsconfig.base.json', 'tools/config'])
    cpSync(join(ROOT, file), join(root, file), { recursive: true });
  write('package.json', { name: 'toys', private: true, workspaces: ['libs/*', 'services/*'] });
  write('libs/toy/package.json', LIBRARY);
  write('libs/toy/tsconfig.json', { extends: '../../tools/config/tsconfig.server.json', include: ['src'] });
  write('libs/toy/dist/index.js', 'exports.used = 1;');
  write('libs/toy/src/index.ts', "export { spare, type Used, used } from './values';");
  write(
    'libs/toy/src/values.ts',
    'export type Used = number;\nexport const used = 1;\nexport const spare = 2;',
  );
  write('services/user/package.json', SERVICE);
  write(
    'services/user/src/main.ts',
    "import { type Used, used } from '@concord/toy';\nconst it: Used = used;\nvoid it;",
  );
  mkdirSync(join(root, 'node_modules/@concord'), { recursive: true });
  symlinkSync(join(root, 'libs/toy'), join(root, 'node_modules/@concord/toy'));
  const program = join(ROOT, 'node_modules/.bin/knip');
  const { code, output } = await runProgram(program, ['--include', 'exports,types'], { cwd: root });
  assert.equal(code, 1, output);
  assert.match(output, /spare/);
  assert.doesNotMatch(output, /\bused\b|Used/);
});
