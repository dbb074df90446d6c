import { QUESTION } from '../../../testing/records';
import { checkValues, valuesOf } from './question-values';

const values = valuesOf(QUESTION);

describe('a question in a form', () => {
  it('is sent as it was read, with what was typed', () => {
    const { qstNumber: _, ...input } = QUESTION;
    expect(checkValues(values, QUESTION._id)).toEqual({ input, problems: {} });
    const tagged = valuesOf({ ...QUESTION, topic: 'Law', difficulty: 'hard', pinned: 1 });
    expect(checkValues(tagged).input).toMatchObject({ topic: 'Law', difficulty: 'hard', pinned: 1 });
  });

  it('is a new one without empty options at the end', () => {
    const filled = {
      ...valuesOf(),
      question: 'Who?',
      options: ['You', ' Me ', '', ''],
      right: 1,
      pinned: '4',
    };
    expect(checkValues(filled).input).toEqual({
      question: 'Who?',
      options: ['You', 'Me'],
      answer: 'Me',
      pinned: 2,
    });
  });

  it.each([
    [{ question: ' ' }, { question: 'The question is empty' }],
    [{ right: -1 }, { answer: 'Choose the right option' }],
    [{ options: ['Calm', '', 'Noise'] }, { 'options.1': 'An option is empty' }],
    [{ options: ['Calm', 'Calm'] }, { options: 'Two options of this question are the same' }],
    [
      { options: ['', ''], right: 0 },
      { 'options.0': 'An option is empty', 'options.1': 'An option is empty' },
    ],
    [{ topic: 'x'.repeat(61) }, { topic: 'This may be at most 60 characters long' }],
  ])('with %j is refused', (change, problems) => {
    const checked = checkValues({ ...values, ...change });
    expect(checked.input).toBeUndefined();
    expect(checked.problems).toMatchObject(problems);
  });
});
