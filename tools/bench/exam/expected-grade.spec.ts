import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectedGrade, gradeDifferences } from './expected-grade.ts';

const key = (count: number) => new Map(Array.from({ length: count }, (_, index) => [`q${index}`, 'right']));
/** `r` is right, `w` wrong, `c` cleared, `-` never answered. */
const choices = (marks: string) =>
  new Map(
    [...marks].flatMap((mark, index) => {
      const choice = { r: 'right', w: 'wrong', c: null }[mark];
      return choice === undefined ? [] : [[`q${index}`, choice] as const];
    }),
  );

describe('expectedGrade', () => {
  for (const [marks, percantage, answered, correct, pass] of [
    ['----', 0, 0, 0, false],
    ['rrrr', 100, 4, 4, true],
    ['wwww', 0, 4, 0, false],
    ['rrwc', 50, 3, 2, true],
    ['rw-', 33, 2, 1, false],
    ['rrw', 67, 3, 2, true],
    ['r-------', 13, 1, 1, false],
  ] as const) {
    it(`gives ${percantage} percent for ${marks}`, () => {
      assert.deepEqual(expectedGrade(key(marks.length), choices(marks)), {
        percantage,
        total_score: correct,
        total_answered: answered,
        total_correct: correct,
        total_wrong: answered - correct,
        pass,
      });
    });
  }
});

describe('gradeDifferences', () => {
  const expected = expectedGrade(key(2), choices('rw'));

  it('finds none in the same numbers, whatever else is shown', () => {
    assert.deepEqual(gradeDifferences(expected, { ...expected, exam: {} }), []);
  });

  it('names each number that differs or is missing', () => {
    const { pass, ...shown } = { ...expected, total_score: 2 };
    assert.deepEqual(gradeDifferences(expected, shown), [
      'total_score is 2 instead of 1',
      `pass is undefined instead of ${String(pass)}`,
    ]);
  });
});
