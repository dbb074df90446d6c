import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { heapOf } from './node-heap.ts';

describe('heapOf', () => {
  it('reads what V8 holds', () => {
    const metrics = [
      '# TYPE nodejs_heap_size_total_bytes gauge',
      'nodejs_heap_size_total_bytes{job="exams"} 104857600',
      'nodejs_heap_size_used_bytes 52428800',
      'nodejs_external_memory_bytes 10485760',
    ].join('\n');
    assert.deepEqual(heapOf(metrics), { used: 50, size: 100, external: 10 });
  });

  it('is unknown for a process that is not Node', () => {
    assert.equal(heapOf('# no metrics'), undefined);
  });
});
