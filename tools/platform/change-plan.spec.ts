import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changedProject, processesOf } from './change-plan.ts';

describe('changedProject', () => {
  it('is the project of a source file, and none for tests and built files', () => {
    assert.equal(changedProject('services/exams/src/main.ts'), 'services/exams');
    assert.equal(changedProject('services/exams/src/grading/grade.spec.ts'), undefined);
    assert.equal(changedProject('services/exams/dist/main.js'), undefined);
  });
});

describe('processesOf', () => {
  it('is the service and its worker, the gateway for an app, and everything for a library', () => {
    assert.deepEqual(processesOf('services/exams'), ['exams', 'exams-worker']);
    assert.deepEqual(processesOf('services/gateway'), ['gateway']);
    assert.deepEqual(processesOf('apps/admin'), ['gateway']);
    assert.equal(processesOf('libs/ui').length, 9);
  });
});
