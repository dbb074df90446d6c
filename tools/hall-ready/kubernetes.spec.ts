import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coresOf, lastBackupOf, mibOf } from './kubernetes.ts';

describe('coresOf', () => {
  it('reads whole cores and thousandths', () => assert.deepEqual(['4', '3920m'].map(coresOf), [4, 3.92]));
});

describe('mibOf', () => {
  it('reads bytes and their multiples', () =>
    assert.deepEqual(['1048576', '2048Ki', '7Mi', '2Gi'].map(mibOf), [1, 2, 7, 2048]));
});

describe('lastBackupOf', () => {
  const backup = { metadata: { name: 'backup' } };
  it('is the last success of the job, none yet, or made elsewhere', () => {
    const lastSuccessfulTime = '2026-11-28T00:31:00Z';
    assert.deepEqual(
      lastBackupOf([{ ...backup, status: { lastSuccessfulTime } }]),
      new Date(lastSuccessfulTime),
    );
    assert.equal(lastBackupOf([{ ...backup, status: {} }]), undefined);
    assert.equal(lastBackupOf([{ metadata: { name: 'check' }, status: {} }]), 'elsewhere');
  });
});
