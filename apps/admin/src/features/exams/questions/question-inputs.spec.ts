import { aFullExam } from '../../../testing/records';
import { topicsOf, withCopy, withMoved, without, withQuestion } from './question-inputs';

const [model] = aFullExam().questions;
const exam = {
  ...aFullExam(),
  questions: ['a', 'b', 'c'].map((question, n) => ({
    ...(model as NonNullable<typeof model>),
    _id: `65000000000000000000000${n}`,
    qstNumber: n + 1,
    question,
    ...(n === 0 && { topic: 'Law', difficulty: 'hard' as const, pinned: 0 }),
  })),
};
const idOf = (n: number) => `65000000000000000000000${n}`;
const shown = (inputs: readonly { _id?: string; question: string }[]) =>
  inputs.map(({ _id, question }) => `${question}${_id?.at(-1) ?? '?'}`).join(' ');

describe('the questions that a change sends', () => {
  it('keep their ids and tags, and no numbers', () => {
    const [first] = withQuestion(exam, { question: 'd', options: ['x', 'y'], answer: 'x' });
    expect(first).toEqual({
      _id: idOf(0),
      question: 'a',
      answer: model?.answer,
      options: model?.options,
      topic: 'Law',
      difficulty: 'hard',
      pinned: 0,
    });
  });

  it('are changed, added, copied, moved and removed', () => {
    const input = { question: 'd', options: ['x', 'y'], answer: 'x' };
    expect(shown(withQuestion(exam, { ...input, _id: idOf(1) }))).toBe('a0 d1 c2');
    expect(shown(withQuestion(exam, input))).toBe('a0 b1 c2 d?');
    expect(shown(withCopy(exam, idOf(1)))).toBe('a0 b1 b? c2');
    expect(shown(withMoved(exam, idOf(2), 1))).toBe('c2 a0 b1');
    expect(shown(withMoved(exam, idOf(0), 2))).toBe('b1 a0 c2');
    expect(shown(without(exam, idOf(0)))).toBe('b1 c2');
  });
});

describe('topicsOf', () => {
  it('has each once, whatever its case, in alphabetical order', () => {
    expect(topicsOf([{ topic: 'Law' }, {}, { topic: 'Ethics' }, { topic: 'law' }])).toEqual([
      'Ethics',
      'law',
    ]);
  });
});
