import { aMonitorRow } from '../../testing/records';
import { candidateOf, formatSeconds, isEnding, formatMinutes, silentMinutes } from './candidate';

const SEEN = '2026-11-21T09:30:00.000Z';
const after = (seconds: number) => Date.parse(SEEN) + seconds * 1000;

describe('silentMinutes', () => {
  it.each([
    [0, 0],
    [75, 0],
    [76, 1],
    [119, 1],
    [180, 3],
    [3900, 65],
  ])('%i s after the last heartbeat it is %i', (seconds, expected) => {
    expect(silentMinutes(candidateOf(aMonitorRow({ seenAt: SEEN })), after(seconds))).toBe(expected);
  });

  it('is null before the first heartbeat', () => {
    expect(silentMinutes(candidateOf(aMonitorRow({ seenAt: null })), after(0))).toBeNull();
  });
});

describe('isEnding', () => {
  it.each([
    [300_000, false],
    [299_999, true],
    [-1000, true],
  ])('with %i ms left: %s', (left, expected) => {
    const candidate = candidateOf(aMonitorRow());
    expect(isEnding(candidate, candidate.deadline - left)).toBe(expected);
  });
});

describe('formats', () => {
  it.each([
    [0, '0:00:00'],
    [59, '0:00:59'],
    [3661, '1:01:01'],
    [36_000, '10:00:00'],
  ])('formatSeconds(%i) is %s', (seconds, expected) => {
    expect(formatSeconds(seconds)).toBe(expected);
  });

  it('formatMinutes names hours and minutes', () => {
    expect([formatMinutes(3), formatMinutes(65)]).toEqual(['3 min', '1 h 5 min']);
  });
});
