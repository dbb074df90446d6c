import { nextMoment } from './next-moment';

describe('nextMoment', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-05-01T10:00:00Z') }));
  afterEach(() => jest.useRealTimers());

  it('gives calls of the same millisecond times of their own', () => {
    const times = Array.from({ length: 5 }, () => nextMoment().getTime());
    expect(new Set(times).size).toBe(5);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('is the time of the clock otherwise', () => {
    nextMoment();
    jest.advanceTimersByTime(10);
    expect(nextMoment().getTime()).toBe(Date.now());
  });

  it('follows a clock that was set back', () => {
    nextMoment();
    jest.setSystemTime(new Date('2026-05-01T09:00:00Z'));
    expect(nextMoment().getTime()).toBe(Date.now());
  });
});
