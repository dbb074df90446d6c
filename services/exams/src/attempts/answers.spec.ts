import { AppError } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { compilePaper } from '../exams/compiled-paper';
import { parseChoices, parseKnownChoices, toAnswerMap } from './answers';

const [one, two] = [new Types.ObjectId(), new Types.ObjectId()];
const paper = compilePaper({
  _id: new Types.ObjectId(),
  exam: new Types.ObjectId(),
  examName: 'Peace',
  examCode: 'P-1',
  duration: 60,
  createdAt: new Date(),
  questions: [
    { _id: one, question: 'One?', options: ['A', 'B'], answer: 1 },
    { _id: two, question: 'Two?', options: ['__proto__', 'B'], answer: 0 },
  ],
});
const pathOf = (at: number) => `answers.${at}`;

describe('parseChoices', () => {
  it('converts option texts to indexes, and null as a cleared answer', () => {
    const found = parseChoices(
      paper,
      [
        [String(one), 'B'],
        [String(two), null],
      ],
      pathOf,
    );
    expect([...found]).toEqual([
      [String(one), 1],
      [String(two), null],
    ]);
  });

  it.each([
    ['another question', String(new Types.ObjectId()), 'A'],
    ['a property of objects', 'constructor', 'A'],
    ['an option of another question', String(one), '__proto__'],
    ['another case', String(one), 'a'],
    ['no text', String(one), ''],
  ])('refuses %s', (_, question, option) => {
    const refused = () => parseChoices(paper, [[question, option]], pathOf);
    expect(refused).toThrow(AppError);
    expect(parseKnownChoices(paper, [[question, option]]).size).toBe(0);
  });
});

describe('toAnswerMap', () => {
  it('returns option texts without cleared answers and unknown questions', () => {
    const stored = { [String(one)]: { o: 0, s: 3 }, [String(two)]: { o: null, s: 4 }, x: { o: 0, s: 1 } };
    expect(toAnswerMap(paper, stored)).toEqual({ [String(one)]: 'A' });
  });
});
