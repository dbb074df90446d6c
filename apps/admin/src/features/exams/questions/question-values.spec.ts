import { QUESTION } from '../../../testing/records';
import { checkValues, valuesOf } from './question-values';

const values = valuesOf(QUESTION);

describe('a question in a form', () => {
  it('is sent unchanged except for typed values', () => {
    const { qstNumber: _, ...input } = QUESTION;
    expect(checkValues(values, QUESTION._id)).toEqual({ input, problems: {} });
    const tagged = valuesOf({ ...QUESTION, topic: 'Law', difficulty: 'hard', pinned: 1 });
    expect(checkValues(tagged).input).toMatchObject({ topic: 'Law', difficulty: 'hard', pinned: 1 });
  });

  const stored = { file: 'f'.repeat(32), url: '/x', width: 4, height: 3, alt: 'A map' };
  const pictured = valuesOf({
    ...QUESTION,
    rich: true,
    picture: { ...stored, alt: '' },
    optionPictures: [{ ...stored, option: 1 }],
  });

  it('sends formatting and pictures, and marks removed ones', () => {
    const { file } = stored;
    expect(checkValues(pictured, QUESTION._id).input).toMatchObject({
      rich: true,
      picture: { file, alt: '' },
      optionPictures: [{ option: 1, file, alt: 'A map' }],
    });
    const cleared = { ...pictured, rich: false, picture: undefined, optionPictures: [] };
    expect(checkValues(cleared).input).toMatchObject({ rich: false, picture: null, optionPictures: [] });
  });

  it('requires descriptions of pictures, except of decorative ones', () => {
    const wordless = { ...stored, alt: ' ', isDecoration: false };
    const { input, problems } = checkValues({ ...pictured, picture: wordless, optionPictures: [wordless] });
    expect(input).toBeUndefined();
    expect(Object.keys(problems)).toEqual(['picture.alt', 'optionPictures.0.alt']);
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
    [{ topic: 'x'.repeat(61) }, { topic: 'Use at most 60 characters' }],
  ])('with %j is refused', (change, problems) => {
    const checked = checkValues({ ...values, ...change });
    expect(checked.input).toBeUndefined();
    expect(checked.problems).toMatchObject(problems);
  });
});
