import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { coresOf, mibOf } from './kubernetes.ts';

describe('coresOf', () => {
  it('reads whole cores and thousandths', () => assert.deepEqual(['4', '3920m'].map(coresOf), [4, 3.92]));
});

describe('mibOf', () => {
  it('reads bytes and their multiples', () =>
    assert.deepEqual(['1048576', '2048Ki', '7Mi', '2Gi'].map(mibOf), [1, 2, 7, 2048]));
});
