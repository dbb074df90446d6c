import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectedGrade, gradeDifferences } from './expected-grade.ts';

/** The grade for `r` right, `w` wrong, `c` cleared, `-` never answered. */
function gradeOf(marks: string) {
  const all = [...marks].map((mark, index) => ({ id: `q${index}`, mark }));
  const choice = { r: 'right', w: 'wrong', c: null };
  const answered = all.filter(({ mark }) => mark !== '-');
  return expectedGrade(
    new Map(all.map(({ id }) => [id, 'right'])),
    new Map(answered.map(({ id, mark }) => [id, choice[mark as keyof typeof choice]])),
  );
}

describe('expectedGrade', () => {
  it('counts answers, and passes from 50 percent on, rounded half up', () => {
    const counts = { total_score: 2, total_answered: 3, total_correct: 2, total_wrong: 1 };
    assert.deepEqual(gradeOf('rrwc'), { ...counts, percantage: 50, pass: true });
    const percents = ['----', 'rrrr', 'rw-', 'rrw', 'r-------'].map((marks) => gradeOf(marks).percantage);
    assert.deepEqual(percents, [0, 100, 33, 67, 13]);
    assert.equal(gradeOf('rw-').pass, false);
  });
});

describe('gradeDifferences', () => {
  it('names each number that differs or is missing, whatever else is shown', () => {
    const expected = gradeOf('rw');
    assert.deepEqual(gradeDifferences(expected, { ...expected, exam: {} }), []);
    const shown = { ...expected, total_score: 2, pass: undefined };
    assert.deepEqual(gradeDifferences(expected, shown), [
      'total_score is 2 instead of 1',
      'pass is undefined instead of true',
    ]);
  });
});
