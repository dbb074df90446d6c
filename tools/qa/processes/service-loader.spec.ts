import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../lib/paths.ts';

describe('serviceLoader', () => {
  it('is given modules of services that there are', () => {
    const files = globSync('tools/qa/**/*.ts', { cwd: ROOT }).filter((file) => !file.endsWith('.spec.ts'));
    const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const modules = [...text.matchAll(/'(services\/[\w-]+)\/dist\/([\w/.-]+)\.js'/g)];
    assert.ok(modules.length > 0);
    const gone = modules
      .map(([, service, module]) => `${service}/src/${module}.ts`)
      .filter((source) => !existsSync(join(ROOT, source)));
    assert.deepEqual(gone, []);
  });
});
