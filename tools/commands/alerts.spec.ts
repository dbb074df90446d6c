import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { parse } from 'yaml';
import { runProgram } from '../lib/cli-run.ts';
import { ROOT } from '../lib/paths.ts';

describe('npm run alerts', () => {
  it('prints every rule of alerts.yml as a PrometheusRule', async () => {
    const { output } = await runProgram(process.execPath, [join(ROOT, 'tools/commands/alerts.mjs')]);
    const { kind, spec } = parse(output) as { kind: string; spec: unknown };
    assert.equal(kind, 'PrometheusRule');
    assert.deepEqual(spec, parse(readFileSync(join(ROOT, 'observability/alerts.yml'), 'utf8')));
  });
});
