import { AppError } from '@concord/nest-platform';
import { Types } from 'mongoose';
import { parseChoices, parseKnownChoices, toAnswerMap } from './answers';
import { compileVersion } from './compiled-paper';

const id = () => new Types.ObjectId();
const [one, two] = [String(id()), String(id())];
const version = {
  _id: id(),
  exam: id(),
  examName: 'Peace',
  examCode: 'P-1',
  duration: 60,
  createdAt: new Date(),
  questions: [
    { _id: new Types.ObjectId(one), question: 'One?', options: ['A', 'B'], answer: 1 },
    { _id: new Types.ObjectId(two), question: 'Two?', options: ['__proto__', 'B'], answer: 0 },
  ],
};
const paper = compileVersion(version, () => ({})).paperOf();
const pathOf = (at: number) => `answers.${at}`;

describe('parseChoices', () => {
  it('converts option texts to indexes, and null as a cleared answer', () => {
    const sent = Object.entries({ [one]: 'B', [two]: null });
    expect(Object.fromEntries(parseChoices(paper, sent, pathOf))).toEqual({ [one]: 1, [two]: null });
  });

  it.each([
    ['another question', String(id()), 'A'],
    ['a property of objects', 'constructor', 'A'],
    ['an option of another question', one, '__proto__'],
    ['another case', one, 'a'],
    ['no text', one, ''],
  ])('refuses %s', (_, question, option) => {
    const refused = () => parseChoices(paper, [[question, option]], pathOf);
    expect(refused).toThrow(AppError);
    expect(parseKnownChoices(paper, [[question, option]]).size).toBe(0);
  });
});

describe('toAnswerMap', () => {
  it('returns option texts without cleared answers and unknown questions', () => {
    const stored = { [one]: { o: 0, s: 3 }, [two]: { o: null, s: 4 }, x: { o: 0, s: 1 } };
    expect(toAnswerMap(paper, stored)).toEqual({ [one]: 'A' });
  });
});
