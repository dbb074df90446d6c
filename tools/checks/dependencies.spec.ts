import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../lib/paths.ts';

const eslint = new ESLint({
  cwd: ROOT,
  // It asks Nx for the project graph, which takes seconds.
  overrideConfig: { rules: { '@nx/enforce-module-boundaries': 'off' } },
});

/** Number of refusals of a class with `count` constructor parameters. */
async function refusals(count: number, file: string): Promise<number> {
  const parameters = Array.from({ length: count }, (_, at) => `private readonly part${at}: object`);
  const code = `export class Sample {\n  constructor(${parameters.join(', ')}) {}\n}\n`;
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).filter(({ message }) => message.includes('five dependencies')).length;
}

describe('dependencies of a class', () => {
  for (const file of ['services/exams/src/features/sample.service.ts', 'libs/nest-platform/src/sample.ts'])
    it(`are at most five in ${file}`, async () => {
      assert.equal(await refusals(5, file), 0);
      assert.equal(await refusals(6, file), 1);
    });
});
