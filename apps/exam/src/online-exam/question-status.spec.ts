import { id, makeAttempt } from '../testing/attempts';
import {
  flagged,
  flaggedText,
  questionStatuses,
  statusLabel,
  unanswered,
  unansweredText,
} from './question-status';

const statuses = questionStatuses(
  makeAttempt().exam.questions,
  [
    { _id: id(1), selectedOption: 'A1' },
    { _id: id(2), selectedOption: null },
    { _id: id(3), selectedOption: null },
  ],
  [id(1), id(3)],
);

describe('questionStatuses', () => {
  it('labels every question with its state', () => {
    expect(statuses.map(statusLabel)).toEqual([
      'Question 1, answered, flagged',
      'Question 2, not answered',
      'Question 3, not answered, flagged',
    ]);
  });

  it('counts a cleared choice as unanswered', () => {
    expect(unanswered(statuses).map(({ number }) => number)).toEqual([2, 3]);
    expect(flagged(statuses).map(({ number }) => number)).toEqual([1, 3]);
  });

  it('has a singular and a plural', () => {
    expect([1, 3].map(unansweredText)).toEqual(['1 question has no answer', '3 questions have no answer']);
    expect([1, 2].map(flaggedText)).toEqual(['1 question is flagged', '2 questions are flagged']);
  });
});
