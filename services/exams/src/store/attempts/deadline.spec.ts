import { deadlineOf, isBeforeDeadline, isTooLate, isWithinOutageGrace, overdueBefore } from './deadline';

const start = new Date('2026-11-21T09:00:00.000Z');
const seconds = (count: number) => new Date(start.getTime() + count * 1000);

describe('deadline', () => {
  it('is the duration after the start', () => {
    expect(deadlineOf(start, 90).toISOString()).toBe('2026-11-21T10:30:00.000Z');
  });

  it('has a grace period of exactly 30 s', () => {
    expect(isBeforeDeadline(start, seconds(30))).toBe(true);
    expect(isBeforeDeadline(start, seconds(30.001))).toBe(false);
  });

  it('is stretched by outages for 15 minutes at most', () => {
    expect(isWithinOutageGrace(start, seconds(15 * 60 + 30))).toBe(true);
    expect(isWithinOutageGrace(start, seconds(15 * 60 + 30.001))).toBe(false);
  });

  it('keeps late answers for exactly a day', () => {
    expect(isTooLate(start, seconds(24 * 3600))).toBe(false);
    expect(isTooLate(start, seconds(24 * 3600 + 0.001))).toBe(true);
  });

  it('makes an attempt overdue only after the grace period and the margin', () => {
    expect(start < overdueBefore(seconds(32), 2000)).toBe(false);
    expect(start < overdueBefore(seconds(32.001), 2000)).toBe(true);
  });
});
