import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Attempt, type Evidence, judgeAudit, type Row } from './judge.ts';

const attempt = (id: string, value: string, more: Partial<Attempt> = {}): Attempt => ({
  id,
  action: 'course.update',
  target: 'course',
  value,
  status: 200,
  endedAt: 0,
  ...more,
});
const row = (requestId: string, at: number, more: Partial<Row> = {}): Row => ({
  requestId,
  action: 'course.update',
  outcome: 'done',
  at,
  ...more,
});
const evidence = (last: string, attempts: Attempt[], rows: Row[], wasKilled = false): Evidence => ({
  attempts,
  rows,
  targets: new Map([['course', { first: 'old', last }]]),
  wasKilledAfter: () => wasKilled,
});

const lost = { status: 0 };
const unclear = { outcome: 'unclear' } as const;

describe('judgeAudit', () => {
  const right: [string, Evidence][] = [
    ['nothing was done', evidence('old', [], [])],
    [
      'each change has its record',
      evidence('b', [attempt('1', 'a'), attempt('2', 'b')], [row('1', 1, { before: 'old' }), row('2', 2)]),
    ],
    ['a refused change has none', evidence('old', [attempt('1', 'a', { status: 503 })], [])],
    [
      'a lost answer is unclear, and was done',
      evidence('a', [attempt('1', 'a', lost)], [row('1', 1, unclear)]),
    ],
    [
      'a lost answer is unclear, and was not',
      evidence('old', [attempt('1', 'a', lost)], [row('1', 1, unclear)]),
    ],
    ['its process was killed', evidence('a', [attempt('1', 'a')], [row('1', 1, unclear)], true)],
    [
      'a call was made again by the gateway',
      evidence('a', [attempt('1', 'a')], [row('1', 1, unclear), row('1', 2)]),
    ],
  ];
  for (const [name, given] of right)
    it(`finds nothing where ${name}`, () => assert.deepEqual(judgeAudit(given), []));

  const wrong: [string, Evidence, RegExp][] = [
    ['a change without a record', evidence('a', [attempt('1', 'a')], []), /not on record as done/],
    [
      'an unanswered change without a record',
      evidence('a', [attempt('1', 'a', lost)], []),
      /course is a, and old by the audit log/,
    ],
    [
      'a record that stays unclear',
      evidence('a', [attempt('1', 'a')], [row('1', 1, unclear)]),
      /stays unclear/,
    ],
    [
      'a change that is twice on record',
      evidence('a', [attempt('1', 'a')], [row('1', 1), row('1', 2, { before: 'a' })]),
      /2 times on record/,
    ],
    [
      'a change that was not made',
      evidence('old', [attempt('1', 'a')], [row('1', 1)]),
      /course is old, and a by the audit log/,
    ],
    [
      'a change that was made, and is on record as refused',
      evidence(
        'b',
        [attempt('1', 'a', lost), attempt('2', 'b')],
        [row('1', 1, { outcome: 'refused' }), row('2', 2, { before: 'a' })],
      ),
      /began from a, on no record/,
    ],
    [
      'another action',
      evidence('a', [attempt('1', 'a')], [row('1', 1, { action: 'course.remove' })]),
      /on record as course\.remove/,
    ],
  ];
  for (const [name, given, problem] of wrong)
    it(`finds ${name}`, () => assert.match(judgeAudit(given).join('\n'), problem));
});
