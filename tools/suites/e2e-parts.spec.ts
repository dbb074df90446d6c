import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sourceFiles } from '../lib/file-hash.ts';
import { ROOT } from '../lib/paths.ts';
import { inputsOf } from './e2e-parts.ts';
import type { Inputs } from './result-cache.ts';

const SAMPLES = {
  shell: 'apps/shell/package.json',
  gateway: 'services/gateway/src/main.ts',
  students: 'services/students/src/main.ts',
  exams: 'services/exams/src/main.ts',
  media: 'services/media/src/main.ts',
  members: 'services/members/src/main.ts',
  contracts: 'libs/contracts/src/index.ts',
  lockfile: 'package-lock.json',
  support: 'apps/e2e/src/support/accounts.ts',
  'public journey': 'apps/e2e/src/public/header.spec.ts',
  journey: 'apps/e2e/src/journeys/gallery.spec.ts',
  'unit test': 'tools/suites/e2e-parts.spec.ts',
};

const product = ['shell', 'gateway', 'students', 'exams', 'media', 'members', 'contracts', 'lockfile'];
const without = (...names: string[]) => product.filter((name) => !names.includes(name));

describe('inputs of the parts of e2e', () => {
  const cases: [string, Inputs, string[]][] = [
    ['start and stop', inputsOf.product, product],
    ['page bytes', inputsOf.pageBytes, without('students', 'exams', 'members')],
    ['hall', inputsOf.halls, without('shell')],
    ['registrations', inputsOf.registrations, without('shell', 'exams', 'members')],
    ['journeys', inputsOf.journeys('journeys'), [...product, 'support', 'journey']],
    ['public journeys', inputsOf.journeys('public'), [...without('exams'), 'support', 'public journey']],
  ];
  for (const [name, { files, exclude }, expected] of cases)
    it(`are those of ${name}`, () => {
      const found = new Set(sourceFiles(ROOT, files, exclude).map((file) => file.replaceAll('\\', '/')));
      const included = Object.entries(SAMPLES).flatMap(([sample, file]) => (found.has(file) ? [sample] : []));
      assert.deepEqual(included, expected);
    });
});
