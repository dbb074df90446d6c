import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changedProject, planOf } from './change-plan.ts';

const project = (kind: string, name: string) => ({
  name,
  folder: `/repo/${kind}/${name}`,
  scripts: { build: 'x' },
});
const all = [
  project('services', 'exams'),
  project('services', 'gateway'),
  project('apps', 'admin'),
  project('libs', 'ui'),
];

describe('what a change asks for', () => {
  it('is nothing for tests and built files', () => {
    assert.equal(changedProject('services/exams/src/grading/grade.spec.ts'), undefined);
    assert.equal(changedProject('services/exams/dist/main.js'), undefined);
  });

  it('is the service and its worker for a service', () => {
    assert.equal(changedProject('services/exams/src/main.ts'), 'services/exams');
    const plan = planOf(['services/exams'], all);
    assert.deepEqual(plan, { build: ['@concord/exams'], restart: ['exams', 'exams-worker'] });
  });

  it('is the gateway for an app, because it serves its files', () => {
    assert.deepEqual(planOf(['apps/admin'], all), { build: ['@concord/admin'], restart: ['gateway'] });
  });

  it('is also the site for an app whose pages are rendered ahead', () => {
    const plan = planOf(['apps/public'], [...all, project('apps', 'public'), project('apps', 'site')]);
    assert.deepEqual(plan, { build: ['@concord/public', '@concord/site'], restart: ['gateway'] });
  });

  it('is everything for a library', () => {
    const plan = planOf(['libs/ui'], all);
    assert.equal(plan.build.length, 4);
    assert.deepEqual(plan.restart, ['exams', 'exams-worker', 'gateway']);
  });
});
