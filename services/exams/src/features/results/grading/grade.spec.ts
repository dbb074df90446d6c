import type { StoredAnswers } from '../../../store/attempts/attempt.schema';
import { chosenOf, grade, percentOf } from './grade';

const paper = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `q${i}`, answer: 1 }));

/** One character per question: `r` right, `w` wrong, `-` no answer. */
function chosen(marks: string): Record<string, number> {
  const given = [...marks].flatMap((mark, i) =>
    mark === '-' ? [] : [[`q${i}`, mark === 'r' ? 1 : 0] as const],
  );
  return Object.fromEntries(given);
}

describe('grade', () => {
  it.each([
    ['nothing answered', '----', 0, 0, 0, false],
    ['all right', 'rrrr', 100, 4, 0, true],
    ['all wrong', 'wwww', 0, 0, 4, false],
    ['exactly half', 'rr--', 50, 2, 0, true],
    ['one third', 'rw-', 33, 1, 1, false],
    ['two thirds', 'rrw', 67, 2, 1, true],
    ['one of eight (12.5)', 'r-------', 13, 1, 0, false],
    ['a single question', 'r', 100, 1, 0, true],
  ])('%s', (_, marks, percantage, correct, wrong, pass) => {
    expect(grade(paper(marks.length), chosen(marks))).toEqual({
      percantage,
      total_score: correct,
      total_questions: marks.length,
      total_answered: correct + wrong,
      total_correct: correct,
      total_wrong: wrong,
      pass,
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
        // Twice the percentage, so that halves are exact.
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
