import assert from 'node:assert/strict';
import { it } from 'node:test';
import { MissingError } from '../stores/store.ts';
import { onSecondStore } from './second-store.ts';

const exams = { name: 'exams', folder: '/exams', scripts: {} };

it('counts the projects as skipped where the second server cannot be had', async () => {
  const stores = { mongoeco: () => Promise.reject(new MissingError('Python 3.13 or later is needed')) };
  assert.deepEqual(await onSecondStore(stores, [exams], {}), [
    { name: 'integration exams on mongoeco', passed: 0, failed: 0, skipped: 1 },
  ]);
});

it('does not take another fault for a missing program', async () => {
  const stores = { mongoeco: () => Promise.reject(new Error('it does not start')) };
  await assert.rejects(onSecondStore(stores, [exams], {}), /does not start/);
});
