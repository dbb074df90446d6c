import type { ExamQuestion } from '@concord/contracts';
import { findQuestions, flagsOf, NO_QUESTION_FILTER, type QuestionFilter } from './question-filter';

const question = (number: number, text: string, change: Partial<ExamQuestion> = {}): ExamQuestion => ({
  _id: String(number),
  qstNumber: number,
  question: text,
  options: ['Calm', 'Noise'],
  answer: 'Calm',
  ...change,
});
const QUESTIONS = [
  question(1, 'Qu’est-ce que la médiation?', { topic: 'Mediation', difficulty: 'hard' }),
  question(2, 'Who was first in Ƙano?', { topic: 'none', options: ['Négociation', 'Noise'] }),
  question(3, 'What is peace?', { difficulty: 'easy' }),
  question(4, 'What is  PEACE?'),
];
const flags = flagsOf(QUESTIONS);

describe('findQuestions', () => {
  it.each<[string, Partial<QuestionFilter>, string]>([
    ['all without a filter', {}, '1234'],
    ['the beginning of a word without its accents', { search: 'medi' }, '1'],
    ['words in any order', { search: 'kano who' }, '2'],
    ['words of options', { search: 'negoc' }, '2'],
    ['nothing in the middle of a word', { search: 'diation' }, ''],
    ['a topic in any case', { topic: 'topic:MEDIATION' }, '1'],
    ['a topic that is called none', { topic: 'topic:none' }, '2'],
    ['those without a topic', { topic: 'none' }, '34'],
    ['a difficulty', { difficulty: 'easy' }, '3'],
    ['those without a difficulty', { difficulty: 'none' }, '24'],
    ['those that are flagged', { isFlagged: true }, '4'],
    ['what fits everything', { topic: 'none', difficulty: 'none', search: 'peace' }, '4'],
  ])('finds %s', (_, filter, expected) => {
    const found = findQuestions(QUESTIONS, { ...NO_QUESTION_FILTER, ...filter }, flags);
    expect(found.map(({ qstNumber }) => qstNumber).join('')).toBe(expected);
  });
});

describe('flagsOf', () => {
  it('flags similar questions, and those that no rule draws', () => {
    expect([...flags]).toEqual([['4', ['Qst 4 is the same as Qst 3']]]);
    const rules = [
      { topic: 'mediation', count: 1 },
      { difficulty: 'easy', count: 1 },
    ] as const;
    const drawn = flagsOf(QUESTIONS, { rules });
    expect([...drawn.keys()]).toEqual(['2', '4']);
    expect(drawn.get('2')).toEqual(['Not drawn by any rule']);
  });

  it('flags questions with flags in the statistics', () => {
    const noted = flagsOf(QUESTIONS, {
      items: [
        { _id: '1', flags: [] },
        { _id: '3', flags: ['check-key', 'unchosen-option'] },
      ],
    });
    expect([...noted.keys()]).toEqual(['3', '4']);
    expect(noted.get('3')).toEqual(['In the results: Check the key, Unused option']);
  });
});
