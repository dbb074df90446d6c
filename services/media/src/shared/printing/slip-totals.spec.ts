import { RESULT } from '../../testing/records';
import { slipBar, slipScore, slipSize, slipTotals } from './slip-totals';

describe('the totals of a slip', () => {
  it('say how many questions have no answer, where that is known', () => {
    const labels = (change = {}) =>
      slipTotals({ ...RESULT, ...change }).map(({ label, count }) => [label, count]);
    expect(labels()).toEqual([
      ['Answered', 9],
      ['Correct', 4],
      ['Wrong', 5],
      ['Not answered', 1],
    ]);
    expect(labels({ total_questions: undefined })).toHaveLength(3);
  });

  it('are a bar of the whole paper', () => {
    expect(slipBar(RESULT).map(({ count }) => count)).toEqual([4, 5, 1]);
  });

  it('are the score of all questions', () => {
    expect([slipScore(RESULT), slipScore({ ...RESULT, total_questions: undefined })]).toEqual([
      '4 of 10',
      '4',
    ]);
  });
});

describe('slipSize', () => {
  const size = (name: string, examName: string, remark?: string) =>
    slipSize({ exam: { ...RESULT.exam, examName }, ...(remark && { remark }) }, name);

  it.each([
    ['Bello Amina', 'Mediation', undefined, { isLong: false, scale: 1 }],
    ['Bello Amina', 'Mediation', 'Well done', { isLong: false, scale: 0.78 }],
    ['x'.repeat(30), 'y'.repeat(20), undefined, { isLong: false, scale: 0.84 }],
    ['x'.repeat(60), 'y'.repeat(31), undefined, { isLong: true, scale: 0.84 }],
    ['Bello Amina', 'Mediation', 'x'.repeat(161), { isLong: true, scale: 0.78 }],
    ['Bello Amina', 'Mediation', 'a\nb\nc\nd\ne', { isLong: true, scale: 0.78 }],
  ])('of %.12s, %.12s and %.12j is %j', (name, exam, remark, expected) => {
    expect(size(name, exam, remark)).toEqual(expected);
  });
});
