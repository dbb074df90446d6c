import { localTimeOf, momentOf } from './nigerian-time';

describe('a time in Nigeria', () => {
  it.each(['Africa/Lagos', 'America/New_York'])('is the same moment in %s', () => {
    const local = { day: '2026-12-05', time: '00:30' };
    expect(momentOf(local)).toBe('2026-12-04T23:30:00.000Z');
    expect(localTimeOf('2026-12-04T23:30:00.000Z')).toEqual(local);
  });

  it.each([
    ['', '09:00'],
    ['2026-12-05', ''],
    ['2026-13-45', '09:00'],
  ])('of the day "%s" and the time "%s" is none', (day, time) => {
    expect(momentOf({ day, time })).toBeUndefined();
  });
});
