import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Recorder } from '../ledger/recorder.ts';
import { failureRows } from './failed-calls.ts';

describe('failureRows', () => {
  it('gives each failed call to the process that was replaced before it', () => {
    const step = (kind: string, at: number) => ({ kind, at, readyMs: 1 });
    const call = 'PUT /api/exams/attempts/:id/answers';
    const retried = [
      { at: 5, status: 0, call },
      { at: 15, status: 502, call },
      { at: 16, status: 502, call },
      { at: 35, status: 0, call },
    ];
    assert.deepEqual(
      failureRows([step('exams', 10), step('exams', 30), step('media', 20)], retried).slice(1),
      [
        ['exams', 2, 3, `2 x 502 ${call}, 1 x no answer ${call}`],
        ['media', 1, 0, ''],
      ],
    );
  });

  it('takes calls without their ids', () => {
    const recorder = new Recorder();
    recorder.retries(503, `GET /api/result/${'a1'.repeat(12)}`);
    assert.deepEqual(
      recorder.retried.map(({ call, status }) => [call, status]),
      [['GET /api/result/:id', 503]],
    );
    recorder.retries(429, 'POST /api/exams/attempts');
    assert.deepEqual(recorder.failedCalls, recorder.retried.slice(0, 1));
  });
});
