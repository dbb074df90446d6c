import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Product } from '../../platform/product.ts';
import { isStore, memoryByProcess, memoryOf, totalOf } from './process-memory.ts';

const ROLLUP = `55d0-7ffd ---p 00000000 00:00 0    [rollup]
Rss:              204800 kB
Pss:              102400 kB
Pss_Anon:          51200 kB
Pss_File:          46080 kB
Pss_Shmem:          5120 kB
`;

describe('memoryOf', () => {
  it('reads MiB, what is shared by its part', () => {
    assert.deepEqual(memoryOf(ROLLUP), { pss: 100, rss: 200, code: 50, own: 50 });
  });

  it('is nothing for a process that has ended', () => {
    assert.equal(memoryOf('').pss, 0);
  });
});

/** A product that is this test alone. */
class OwnProcess extends Product {
  override processes() {
    return [{ name: 'launcher', pid: process.pid, birth: '' }];
  }
}

describe('memoryByProcess', () => {
  it('counts what the launcher names', { skip: process.platform !== 'linux' }, () => {
    const rows = memoryByProcess(new OwnProcess('', undefined));
    const launcher = rows.find(({ name }) => name === 'launcher');
    assert.ok((launcher?.pss ?? 0) > 5);
    assert.ok(totalOf(rows).pss >= (launcher?.pss ?? 0));
  });
});

describe('isStore', () => {
  it('tells stores from the product itself', () => {
    assert.deepEqual(['mongodb', 'exams', 'launcher'].map(isStore), [true, false, false]);
  });
});
