import { aResult } from '../../testing/records';
import { lateAnswerDiffers, scoreWithLateAnswers } from './late-answers-score';

const [QUESTION] = aResult(null).questions;

const question = (selectedOption: string | null, lateOption?: string | null) => ({
  ...QUESTION!,
  selectedOption,
  ...(lateOption === undefined ? {} : { lateOption }),
});

describe('scoreWithLateAnswers', () => {
  it.each([
    ['a late answer that is right', [question('Noise', 'Calm')], 1, 100, true],
    ['a late answer that is wrong', [question('Calm', 'Noise')], 0, 0, false],
    ['a right answer taken back late', [question('Calm', null)], 0, 0, false],
    ['no late answer', [question('Calm'), question(null)], 1, 50, true],
    ['a half rounded up', [question(null, 'Calm'), ...Array(199).fill(question(null))], 1, 1, false],
    ['two thirds', [question('Calm'), question(null, 'Calm'), question(null)], 2, 67, true],
  ])('%s', (_case, questions, correct, percentage, pass) => {
    expect(scoreWithLateAnswers({ questions })).toEqual({
      correct,
      total: questions.length,
      percentage,
      pass,
    });
  });
});

describe('lateAnswerDiffers', () => {
  it.each([
    [question('Calm'), false],
    [question('Calm', 'Calm'), false],
    [question('Calm', 'Noise'), true],
    [question('Calm', null), true],
    [question(null, null), false],
  ])('%j', (given, expected) => {
    expect(lateAnswerDiffers(given)).toBe(expected);
  });
});
