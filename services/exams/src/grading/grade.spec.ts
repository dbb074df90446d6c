import type { StoredAnswers } from '../attempts/attempt.schema';
import { chosenOf, grade, percentOf } from './grade';

const paper = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `q${i}`, answer: 1 }));

/** One character per question: `r` right, `w` wrong, `-` not answered. */
function chosen(marks: string): Record<string, number> {
  const given = [...marks].flatMap((mark, i) =>
    mark === '-' ? [] : [[`q${i}`, mark === 'r' ? 1 : 0] as const],
  );
  return Object.fromEntries(given);
}

describe('grade', () => {
  it.each([
    [
      'nothing answered',
      '----',
      { percantage: 0, total_answered: 0, total_correct: 0, total_wrong: 0, pass: false },
    ],
    [
      'all right',
      'rrrr',
      { percantage: 100, total_answered: 4, total_correct: 4, total_wrong: 0, pass: true },
    ],
    [
      'all wrong',
      'wwww',
      { percantage: 0, total_answered: 4, total_correct: 0, total_wrong: 4, pass: false },
    ],
    [
      'exactly half',
      'rr--',
      { percantage: 50, total_answered: 2, total_correct: 2, total_wrong: 0, pass: true },
    ],
    [
      'one third',
      'rw-',
      { percantage: 33, total_answered: 2, total_correct: 1, total_wrong: 1, pass: false },
    ],
    [
      'two thirds',
      'rrw',
      { percantage: 67, total_answered: 3, total_correct: 2, total_wrong: 1, pass: true },
    ],
    ['one of eight (12.5)', 'r-------', { percantage: 13, total_answered: 1, total_correct: 1, pass: false }],
    ['a single question', 'r', { percantage: 100, total_answered: 1, total_correct: 1, pass: true }],
  ])('%s', (_, marks, expected) => {
    expect(grade(paper(marks.length), chosen(marks))).toMatchObject({
      ...expected,
      total_score: expected.total_correct,
    });
  });

  it('passes at the rounded half: 99 of 200 is 49.5 percent', () => {
    const marks = 'r'.repeat(99) + '-'.repeat(101);
    expect(grade(paper(200), chosen(marks))).toMatchObject({ percantage: 50, pass: true });
    expect(grade(paper(200), chosen('r'.repeat(98)))).toMatchObject({ percantage: 49, pass: false });
  });

  it('does not count answers to questions that are not on the paper', () => {
    expect(grade(paper(2), { q0: 1, q9: 1 })).toMatchObject({ total_answered: 1, percantage: 50 });
  });

  it('gives 0 for a paper without questions', () => {
    expect(grade([], {})).toMatchObject({ percantage: 0, pass: false });
  });
});

describe('percentOf', () => {
  it('rounds halves up at every total of an exam', () => {
    for (let total = 1; total <= 500; total += 1)
      for (let part = 0; part <= total; part += 1) {
        // Twice the percentage, so that a half is exact.
        const doubled = (part * 200) / total;
        const expected = Number.isInteger(doubled)
          ? Math.ceil(doubled / 2)
          : Math.round((part * 100) / total);
        if (percentOf(part, total) !== expected) throw new Error(`${part} of ${total}`);
      }
  });
});

describe('chosenOf', () => {
  it('leaves out cleared answers, unknown questions and inherited properties', () => {
    const answers: StoredAnswers = {
      q0: { o: 2, s: 1 },
      q1: { o: null, s: 4 },
      q7: { o: 0, s: 1 },
    };
    const questions = [...paper(2), { id: 'constructor', answer: 0 }];
    expect(chosenOf(questions, answers)).toEqual({ q0: 2 });
  });
});
