import type { FoundStudent, InductSkipCode, ReviewStatus } from '@concord/contracts';
import { INDUCT_NAMED } from '@concord/contracts';
import { aStudent } from '@concord/testing/records';
import { InductOutcome, inductPlan } from './induct-plan';

const ID = '65a000000000000000000001';
const keyOf = (student: string) => `task-1-${student}`;
const found = (status: ReviewStatus) => ({ ...aStudent({ _id: ID }), status }) as unknown as FoundStudent;

type Case = readonly [string, FoundStudent[], ReadonlyMap<string, string | undefined>, string];
const CASES: readonly Case[] = [
  ['an accepted applicant', [found('accepted')], new Map(), 'induct'],
  ['one whom the same task inducted', [found('accepted')], new Map([[ID, keyOf(ID)]]), 'known'],
  ['one whom a call inducted', [found('accepted')], new Map([[ID, undefined]]), 'ALREADY_MEMBER'],
  ['one whom another task inducted', [found('accepted')], new Map([[ID, 'task-2']]), 'ALREADY_MEMBER'],
  ['a rejected one', [found('rejected')], new Map(), 'NOT_ACCEPTED'],
  ['one who is gone', [], new Map(), 'NOT_FOUND'],
];

describe('inductPlan', () => {
  it.each(CASES)('decides about %s', (_of, students, members, expected) => {
    const { induct, known, skipped } = inductPlan([ID], students, members, keyOf);
    const decided = [
      ...induct.map(() => 'induct'),
      ...known.map(() => 'known'),
      ...skipped.map(({ code }) => code),
    ];
    expect(decided).toEqual([expected]);
  });
});

describe('InductOutcome', () => {
  it('counts all who are left out, and names the first', () => {
    const outcome = new InductOutcome();
    const code: InductSkipCode = 'NOT_ACCEPTED';
    for (let n = 0; n <= INDUCT_NAMED; n += 1) outcome.skip({ student: ID, code });
    const { left, skipped } = outcome.toJson();
    expect(left).toEqual([{ code, count: INDUCT_NAMED + 1 }]);
    expect(skipped).toHaveLength(INDUCT_NAMED);
  });
});
