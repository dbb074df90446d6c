import { aFullExam, QUESTION } from '../../../testing/records';
import { checkValues, NEW_RULE, valuesOf } from './paper-values';

const exam = {
  ...aFullExam(),
  questions: Array.from({ length: 6 }, (_, n) => ({
    ...QUESTION,
    _id: `65000000000000000000000${n}`,
    ...(n < 4 && { topic: 'Law', difficulty: n < 1 ? ('hard' as const) : ('easy' as const) }),
  })),
};
const PLAIN = { isDrawn: false, rules: [NEW_RULE], shuffleQuestions: false, shuffleOptions: false };
const drawn = (...rules: { topic?: string; count: string }[]) => ({
  ...PLAIN,
  isDrawn: true,
  rules: rules.map((rule) => ({ ...NEW_RULE, ...rule })),
});

describe('the rules of a paper in a form', () => {
  it('are those of the exam, or one empty rule', () => {
    expect(valuesOf(undefined)).toEqual(PLAIN);
    const rules = [
      { topic: 'Law', count: 3 },
      { difficulty: 'hard' as const, count: 1 },
    ];
    expect(valuesOf({ rules, shuffleQuestions: true, shuffleOptions: false })).toEqual({
      isDrawn: true,
      rules: [
        { topic: 'Law', difficulty: '', count: '3' },
        { topic: '', difficulty: 'hard', count: '1' },
      ],
      shuffleQuestions: true,
      shuffleOptions: false,
    });
  });

  it('are not sent if every paper has all questions', () => {
    expect(checkValues({ ...PLAIN, shuffleOptions: true }, exam)).toEqual({
      rules: [],
      size: 6,
      paper: { shuffleQuestions: false, shuffleOptions: true },
    });
  });

  it('are sent if there are enough questions', () => {
    const checked = checkValues(drawn({ topic: 'Law', count: '4' }, { count: '2' }), exam);
    expect(checked).toMatchObject({ size: 6, rules: [{ certain: 4 }, { certain: 2 }] });
    expect(checked.paper?.rules).toEqual([{ topic: 'Law', count: 4 }, { count: 2 }]);
  });

  it.each([
    ['5', 'Only 4 left for this rule'],
    ['', 'Enter the number of questions'],
    ['1.5', 'Enter a whole number of questions'],
    ['0', 'A rule must draw at least one question'],
    ['many', 'Enter the number of questions'],
  ])('say what is wrong with %j', (count, problem) => {
    const checked = checkValues(drawn({ topic: 'Law', count }), exam);
    expect(checked.rules).toEqual([{ certain: 4, problem }]);
    expect(checked.paper).toBeUndefined();
  });
});
