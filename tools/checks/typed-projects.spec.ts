import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../lib/paths.ts';
import { projects } from '../suites/projects.ts';

const PROGRAMS = ['types.server.json', 'types.web.json'];

/** The folders that a program of {@link PROGRAMS} includes. */
function included(program: string): string[] {
  const folder = join(ROOT, 'tools', 'config');
  const { include } = JSON.parse(readFileSync(join(folder, program), 'utf8')) as { include: string[] };
  return include.flatMap((pattern) => globSync(join(folder, pattern)));
}

describe('the programs of the type check', () => {
  const checked = PROGRAMS.flatMap(included);

  for (const { name, folder } of projects())
    it(`${name} is in one of them`, () => {
      assert.equal(checked.filter((path) => path === join(folder, 'src')).length, 1);
    });
});
