import { anAttempt, anIntervention } from '../../testing/records';
import { endedAt, endedByWords, statusWords } from './attempt-words';

const reset = anIntervention();

describe('statusWords', () => {
  it.each([
    ['under way', anAttempt({ status: 'open' })],
    ['being graded', anAttempt({ status: 'grading' })],
    ['graded', anAttempt({ status: 'graded' })],
    ['graded, then reset', anAttempt({ status: 'graded', reset })],
    ['reset, not graded', anAttempt({ status: 'reset', reset })],
  ])('%s', (words, attempt) => {
    expect(statusWords(attempt)).toBe(words);
  });
});

describe('endedByWords', () => {
  it.each([
    ['The candidate', anAttempt({ closedBy: 'candidate' })],
    ['The clock: time was up', anAttempt({ closedBy: 'deadline' })],
    ['halima, by hand', anAttempt({ closedBy: 'staff', closed: anIntervention() })],
    ['halima, by a reset', anAttempt({ status: 'reset', closedBy: null, reset })],
    ['-', anAttempt({ status: 'open', closedBy: null })],
  ])('%s', (words, attempt) => {
    expect(endedByWords(attempt)).toBe(words);
  });
});

describe('endedAt', () => {
  it('is when an attempt under way was reset', () => {
    expect(endedAt(anAttempt({ status: 'reset', submittedAt: null, reset }))).toBe(reset.at);
  });

  it('is not known while the attempt is under way', () => {
    expect(endedAt(anAttempt({ status: 'open', submittedAt: null }))).toBeNull();
  });
});
