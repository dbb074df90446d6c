import { deadlineNews, warningDue, warningWords } from './time-warnings';

const minutes = (count: number) => count * 60_000;
const LONG = minutes(45);

describe('warningDue', () => {
  it.each([
    [10.01, 10, 10],
    [5.01, 5, 5],
    [1.01, 1, 1],
    [10, 9.99, null],
    [30, 29, null],
    [11, 4, 5],
  ])('from %d to %d minutes left is %p', (before, now, due) => {
    expect(warningDue(minutes(before), minutes(now), LONG)).toBe(due);
  });

  it('is not given again after a reload', () => {
    expect(warningDue(null, minutes(4.5), LONG)).toBeNull();
  });

  it('is only given in an exam that is longer than it', () => {
    expect(warningDue(minutes(10.01), minutes(10), minutes(10))).toBeNull();
    expect(warningDue(minutes(5.01), minutes(5), minutes(10))).toBe(5);
  });

  it('is not given when the time is over', () => {
    expect(warningDue(minutes(2), 0, LONG)).toBeNull();
  });

  it('has words', () => {
    expect([10, 1].map(warningWords)).toEqual(['10 minutes left.', '1 minute left.']);
  });
});

describe('deadlineNews', () => {
  const at = (minute: number, second = 0) =>
    new Date(Date.UTC(2026, 10, 21, 10, minute, second)).toISOString();

  it.each([
    [at(40), at(50), 'You have 10 more minutes.'],
    [at(40), at(41), 'You have 1 more minute.'],
    [at(40), at(35), 'Your exam ends 5 minutes earlier.'],
    [at(40), at(40, 1), null],
  ])('from %s to %s', (before, after, words) => {
    expect(deadlineNews(before, after)).toBe(words);
  });
});
