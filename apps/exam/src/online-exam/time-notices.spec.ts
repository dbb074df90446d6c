import { deadlineChangeText, dueWarning, warningText } from './time-notices';

const minutes = (count: number) => count * 60_000;
const LONG = minutes(45);

describe('dueWarning', () => {
  it.each([
    [10.01, 10, null],
    [10, 9.99, 10],
    [5, 4.99, 5],
    [1, 0.99, 1],
    [9.99, 9.98, null],
    [30, 29, null],
    [11, 4, 5],
  ])('from %d to %d minutes left is %p', (before, now, due) => {
    expect(dueWarning(minutes(before), minutes(now), LONG)).toBe(due);
  });

  it('is not repeated after a reload', () => {
    expect(dueWarning(null, minutes(4.5), LONG)).toBeNull();
  });

  it('exists only in a longer exam', () => {
    expect(dueWarning(minutes(10), minutes(9.99), minutes(10))).toBeNull();
    expect(dueWarning(minutes(5), minutes(4.99), minutes(10))).toBe(5);
  });

  it('is not due when the time is over', () => {
    expect(dueWarning(minutes(2), 0, LONG)).toBeNull();
  });

  it('has a text', () => {
    expect([10, 1].map(warningText)).toEqual(['Less than 10 minutes left.', 'Less than 1 minute left.']);
  });
});

describe('deadlineChangeText', () => {
  const at = (minute: number, second = 0) =>
    new Date(Date.UTC(2026, 10, 21, 10, minute, second)).toISOString();

  it.each([
    [at(40), at(50), 'You have 10 more minutes.'],
    [at(40), at(41), 'You have 1 more minute.'],
    [at(40), at(35), 'Your exam ends 5 minutes earlier.'],
    [at(40), at(40, 1), null],
  ])('from %s to %s', (before, after, words) => {
    expect(deadlineChangeText(before, after)).toBe(words);
  });
});
