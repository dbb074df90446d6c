import { countryName, counted, formatCalendarDate, fullName } from './format';

describe('format', () => {
  it("shows a calendar date and an exam's due day independent of the time zone", () => {
    expect(formatCalendarDate('2026-02-01')).toBe('01/02/2026');
    expect(formatCalendarDate('2026-12-21T23:59:59.999Z')).toBe('21/12/2026');
  });

  it.each([null, undefined, ''])('shows a dash for %p', (nothing) => {
    expect(formatCalendarDate(nothing)).toBe('-');
  });

  it('names countries, and returns other text unchanged', () => {
    expect(countryName('NG')).toBe('Nigeria');
    expect(countryName('nowhere')).toBe('nowhere');
    expect(countryName(null)).toBe('-');
  });

  it('puts the surname first', () => {
    expect(fullName({ surname: 'Bello', firstName: 'Amina', middleName: null })).toBe('Bello Amina');
  });

  it('counts in words', () => {
    expect(counted(1, 'question')).toBe('1 question');
    expect(counted(1200, 'question')).toBe('1,200 questions');
  });
});
