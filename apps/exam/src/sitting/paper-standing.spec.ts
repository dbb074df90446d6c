import { id, makeAttempt } from '../testing/attempts';
import {
  flagged,
  flaggedWords,
  paperStanding,
  standingName,
  unanswered,
  unansweredWords,
} from './paper-standing';

const standing = paperStanding(makeAttempt().exam.questions, { [id(1)]: 'A1', [id(2)]: null }, [
  id(1),
  id(3),
]);

describe('paperStanding', () => {
  it('names every question with its state', () => {
    expect(standing.map(standingName)).toEqual([
      'Question 1, answered, flagged',
      'Question 2, not answered',
      'Question 3, not answered, flagged',
    ]);
  });

  it('counts a choice taken back as unanswered', () => {
    expect(unanswered(standing).map(({ number }) => number)).toEqual([2, 3]);
    expect(flagged(standing).map(({ number }) => number)).toEqual([1, 3]);
  });

  it('says how many in words', () => {
    expect([1, 3].map(unansweredWords)).toEqual(['1 question has no answer', '3 questions have no answer']);
    expect([1, 2].map(flaggedWords)).toEqual(['1 question is flagged', '2 questions are flagged']);
  });
});
