import { closableBefore, deadlineOf, isInTime } from './closing-time';

const start = new Date('2026-11-21T09:00:00.000Z');
const seconds = (count: number) => new Date(start.getTime() + count * 1000);

describe('closing time', () => {
  it('is the duration after the start', () => {
    expect(deadlineOf(start, 90).toISOString()).toBe('2026-11-21T10:30:00.000Z');
  });

  it('accepts until 30 s after the deadline and not a millisecond longer', () => {
    expect(isInTime(start, seconds(30))).toBe(true);
    expect(isInTime(start, seconds(30.001))).toBe(false);
  });

  it('lets nothing be closed that could still be saved to', () => {
    const before = closableBefore(seconds(32), 2000);
    expect(start < before).toBe(false);
    expect(start < closableBefore(seconds(32.001), 2000)).toBe(true);
  });
});
