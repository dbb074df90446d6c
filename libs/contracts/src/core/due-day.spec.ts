import { dueDateChoice } from '../assignments/assignments.schemas';
import { dueDayOf, endOfDueDay, isDueDay } from './due-day';

describe('dueDayOf', () => {
  it.each([
    ['2026-12-21T22:59:59.999Z', '2026-12-21', true],
    // Stored by an earlier version.
    ['2026-12-21T23:59:59.999Z', '2026-12-21', true],
    ['2026-12-21T14:00:00.000Z', '2026-12-21', false],
    ['2026-12-21T23:30:00.000Z', '2026-12-22', false],
    ['2026-12-21T22:59:59.000Z', '2026-12-21', false],
  ])('%s is %s; without a time: %s', (moment, day, isWithout) => {
    expect([dueDayOf(moment), isDueDay(moment)]).toEqual([day, isWithout]);
  });

  it('is the day that was given, which ends with the day in Nigeria', () => {
    expect(dueDateChoice.parse('2026-12-21')).toBe(endOfDueDay('2026-12-21'));
    expect(new Date(endOfDueDay('2026-12-21'))).toEqual(new Date('2026-12-21T23:59:59.999+01:00'));
    expect(dueDateChoice.parse('2026-12-21T15:00:00+01:00')).toBe('2026-12-21T14:00:00.000Z');
  });
});
