import { unansweredIn } from './result-totals';

describe('unansweredIn', () => {
  it.each([
    [20, 5, 15],
    [20, 20, 0],
    [0, 0, 0],
    [3, 4, 0],
    [undefined, 5, undefined],
  ])('of %p questions with %p answers is %p', (total_questions, total_answered, unanswered) => {
    expect(unansweredIn({ total_questions, total_answered })).toBe(unanswered);
  });
});
