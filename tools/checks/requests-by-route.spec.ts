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

async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`export {};\n${code}`, { filePath: join(ROOT, file) });
  return (result?.messages ?? []).flatMap(({ message }) => (message.includes('by route') ? [message] : []));
}

describe('requests by route', () => {
  const feature = 'apps/exam/src/features/paper/requests.ts';

  for (const [what, code] of [
    ['an address', "const address = '/api/exams/attempts';"],
    ['an address made of parts', 'const address = (id: string) => `/api/exams/${id}`;'],
    ['an endpoint of its own', 'declare const api: never; api.injectEndpoints({});'],
    ['fetch', "void fetch('exams/attempts');"],
    ['fetch of the window', "void window.fetch('exams/attempts');"],
    ['XMLHttpRequest', 'void new XMLHttpRequest();'],
    ['an event stream', "void new EventSource('x');"],
    ['a beacon', "navigator.sendBeacon('x');"],
  ] as const)
    it(`refuses ${what} in a feature`, async () => assert.equal((await refusals(feature, code)).length, 1));

  it('lets a transport fetch, but not write an address', async () => {
    const transport = 'apps/admin/src/features/monitor/open-monitor.ts';
    assert.deepEqual(await refusals(transport, 'void fetch(location.href);'), []);
    assert.equal((await refusals(transport, "void fetch('/api/exams/monitor');")).length, 1);
  });

  it('lets a feature link to pages, and specs name addresses', async () => {
    assert.deepEqual(await refusals(feature, "const page = '/admin/exams';"), []);
    assert.deepEqual(await refusals(feature.replace('.ts', '.spec.ts'), "const a = '/api/exams';"), []);
  });
});
