import { addDays, dayOf, latestWeeks, startOfDay, weekOf, yearsAfter } from './days';

describe('days in Nigeria', () => {
  it.each([
    ['2026-11-22T22:59:59.999Z', '2026-11-22', '2026-11-16'],
    ['2026-11-22T23:00:00.000Z', '2026-11-23', '2026-11-23'],
    ['2024-02-29T12:00:00.000Z', '2024-02-29', '2024-02-26'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01', '2026-12-28'],
  ])('%s is on %s, in the week of %s', (moment, day, week) => {
    expect(dayOf(new Date(moment))).toBe(day);
    expect(weekOf(day)).toBe(week);
  });

  it('begin an hour before those in UTC', () => {
    expect(startOfDay('2026-11-23').toISOString()).toBe('2026-11-22T23:00:00.000Z');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it.each([
    ['2026-11-23T08:00:00.000Z', -6, '2020-11-23T08:00:00.000Z'],
    ['2024-02-29T08:00:00.000Z', 1, '2025-03-01T08:00:00.000Z'],
  ])('%s and %d years are %s', (moment, years, expected) => {
    expect(yearsAfter(new Date(moment), years).toISOString()).toBe(expected);
  });

  it('make up the latest weeks, the current one last', () => {
    const now = new Date('2026-11-23T00:30:00Z');
    expect(latestWeeks(3, now)).toEqual(['2026-11-09', '2026-11-16', '2026-11-23']);
  });
});
