import { experienceOn, statedExperience } from './experience';

describe('statedExperience', () => {
  const employment = { organization: null, position: null, startDate: null, location: null };
  it.each([
    ['0-1 yr', 0],
    ['4-10 yrs', 4],
    ['25 yrs - above', 25],
    ['many', undefined],
    [null, undefined],
  ])('of %s', (yearsExperience, years) => {
    const currentEmploymet = { ...employment, yearsExperience };
    const stated = statedExperience({ currentEmploymet, createdAt: '2024-05-31T23:30:00.000Z' });
    // Half past eleven in London is the next day in Lagos.
    expect(stated).toEqual(years === undefined ? null : { years, on: '2024-06-01' });
  });
});

describe('experienceOn', () => {
  it.each([
    ['2024-06-01', 4],
    ['2025-05-31', 4],
    ['2026-06-01', 6],
    ['2020-01-01', 4],
  ])('on %s', (day, years) => {
    expect(experienceOn({ years: 4, on: '2024-06-01' }, day)).toBe(years);
  });

  it('is unknown where nothing is stored', () => expect(experienceOn(null, '2026-01-01')).toBeNull());
});
