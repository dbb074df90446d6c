import { birthDate, pastDate } from './dates';
import { latestBirthDate, latestToday } from './latest-days';

const NOON = new Date('2026-03-01T12:00:00.000Z');
const words = (schema: typeof pastDate, date: string) => schema.safeParse(date).error?.issues[0]?.message;

describe('latestToday', () => {
  it('is the date where it is latest on Earth', () => {
    expect(latestToday(new Date('2026-02-28T09:59:59.000Z'))).toBe('2026-02-28');
    expect(latestToday(new Date('2026-02-28T10:00:00.000Z'))).toBe('2026-03-01');
  });
});

describe('latestBirthDate', () => {
  it('is the date fourteen years ago', () => expect(latestBirthDate(NOON)).toBe('2012-03-02'));
});

describe('the dates of an applicant', () => {
  beforeAll(() => jest.useFakeTimers({ now: NOON }));
  afterAll(() => jest.useRealTimers());

  it.each(['1900-01-01', '1990-12-31', '2012-03-01', '2000-02-29'])('was born on %s', (date) =>
    expect(birthDate.parse(date)).toBe(date),
  );
  it.each([
    ['1899-12-31', 'Enter a date from 1900 onwards'],
    ['0001-01-01', 'Enter a date from 1900 onwards'],
    ['2012-03-03', 'You must be at least 14 years old to register'],
    ['2026-03-01', 'You must be at least 14 years old to register'],
    ['2026-03-03', 'This date is in the future'],
    ['9999-12-31', 'This date is in the future'],
    ['2024-02-30', 'Enter the date as YYYY-MM-DD'],
    ['1900-02-29', 'Enter the date as YYYY-MM-DD'],
    ['01/02/1990', 'Enter the date as YYYY-MM-DD'],
    ['tomorrow', 'Enter the date as YYYY-MM-DD'],
  ])('was not born on %s: %s', (date, message) => {
    expect(birthDate.safeParse(date).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('joined an employer today at the latest, as it is when the date is checked', () => {
    expect(words(pastDate, '2026-03-01')).toBeUndefined();
    expect(words(pastDate, '2026-03-03')).toBe('This date is in the future');
    jest.setSystemTime(new Date('2026-03-03T12:00:00.000Z'));
    expect(words(pastDate, '2026-03-03')).toBeUndefined();
  });
});
