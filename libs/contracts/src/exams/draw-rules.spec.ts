import { drawingOrder, isDrawnBy, paperSize, ruleSupplies } from './draw-rules';
import type { Difficulty } from './paper-rules.schemas';

const questions = (count: number, topic?: string, difficulty?: Difficulty) =>
  Array.from({ length: count }, () => ({ topic, difficulty }));
const BANK = [
  ...questions(10, 'Mediation', 'easy'),
  ...questions(4, 'Mediation', 'hard'),
  ...questions(6, 'Early warning', 'hard'),
  ...questions(5),
];

describe('isDrawnBy', () => {
  it.each([
    [{}, { topic: 'Law' }, true],
    [{ topic: 'law' }, { topic: 'Law' }, true],
    [{ topic: 'Law' }, {}, false],
    [{ topic: 'Law', difficulty: 'hard' as const }, { topic: 'Law', difficulty: 'easy' as const }, false],
    [{ difficulty: 'hard' as const }, { difficulty: 'hard' as const }, true],
  ])('of %j and %j is %s', (rule, question, is) => expect(isDrawnBy(rule, question)).toBe(is));
});

describe('ruleSupplies', () => {
  const certain = (rules: Parameters<typeof ruleSupplies>[1]) =>
    ruleSupplies(BANK, rules).map((each) => each.certain);

  it('counts what no rule before could have drawn', () => {
    expect(certain([{ count: 3 }])).toEqual([25]);
    expect(
      certain([
        { topic: 'Mediation', count: 10 },
        { difficulty: 'hard', count: 5 },
      ]),
    ).toEqual([14, 6]);
    expect(certain([{ count: 5 }, { topic: 'mediation', difficulty: 'hard', count: 4 }])).toEqual([21, 4]);
    expect(certain([{ topic: 'Nothing', count: 1 }])).toEqual([0]);
  });

  it('is never less than nothing', () => {
    const rules = [
      { topic: 'Mediation', count: 14 },
      { difficulty: 'hard' as const, count: 10 },
      { count: 9 },
    ];
    expect(certain(rules)).toEqual([14, 6, 1]);
  });
});

describe('drawingOrder', () => {
  it('has rules with most conditions first, others as they were given', () => {
    expect(drawingOrder([{ count: 1 }, { topic: 'a', count: 1 }, { difficulty: 'easy', count: 1 }])).toEqual([
      1, 2, 0,
    ]);
  });
});

describe('paperSize', () => {
  it.each([
    [undefined, 25],
    [{ rules: [] }, 25],
    [{ rules: [{ count: 3 }, { topic: 'Law', count: 4 }] }, 7],
  ])('of %j is %i', (paper, size) => expect(paperSize(25, paper)).toBe(size));
});
