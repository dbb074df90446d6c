import { anAttempt, anIntervention } from '../../testing/records';
import { endedAt, endedByText, statusText } from './attempt-text';

const reset = anIntervention();

describe('statusText', () => {
  it.each([
    ['in progress', anAttempt({ status: 'open' })],
    ['being graded', anAttempt({ status: 'grading' })],
    ['graded', anAttempt({ status: 'graded' })],
    ['graded, then reset', anAttempt({ status: 'graded', reset })],
    ['reset, not graded', anAttempt({ status: 'reset', reset })],
  ])('%s', (text, attempt) => {
    expect(statusText(attempt)).toBe(text);
  });
});

describe('endedByText', () => {
  it.each([
    ['The candidate', anAttempt({ closedBy: 'candidate' })],
    ['The clock (time was up)', anAttempt({ closedBy: 'deadline' })],
    ['halima', anAttempt({ closedBy: 'staff', closed: anIntervention() })],
    ['halima (reset)', anAttempt({ status: 'reset', closedBy: null, reset })],
    ['-', anAttempt({ status: 'open', closedBy: null })],
  ])('%s', (text, attempt) => {
    expect(endedByText(attempt)).toBe(text);
  });
});

describe('endedAt', () => {
  it('of a reset attempt is the time of the reset', () => {
    expect(endedAt(anAttempt({ status: 'reset', submittedAt: null, reset }))).toBe(reset.at);
  });

  it('of an attempt in progress is null', () => {
    expect(endedAt(anAttempt({ status: 'open', submittedAt: null }))).toBeNull();
  });
});
