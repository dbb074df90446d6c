import { calls } from '@concord/contracts';
import { COUNTRIES, countryName, STATES } from './countries';

describe('countries', () => {
  it('lists Nigeria first and the others by name', () => {
    expect(COUNTRIES).toHaveLength(249);
    expect(COUNTRIES[0]).toEqual({ id: 'NG', iso2: 'NG', name: 'Nigeria', emoji: '🇳🇬' });
    expect(COUNTRIES[1]?.name).toBe('Afghanistan');
    expect(calls.countries.answer.safeParse(COUNTRIES).success).toBe(true);
  });

  it('has the states of each country with unique ids', () => {
    expect(STATES.get('NG')?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Lagos', 'Kano']));
    for (const [iso2, states] of STATES) {
      expect(new Set(states.map(({ id }) => id)).size).toBe(states.length);
      expect(states.every(({ id, name }) => id.startsWith(`${iso2}-`) && name)).toBe(true);
    }
  });

  it('finds the name by the code', () => {
    expect(countryName('NG')).toBe('Nigeria');
    expect(countryName('ZZ')).toBeUndefined();
  });
});
