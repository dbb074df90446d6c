import { exactOption, matchingOptions, type SearchOption } from './search-options';

const COUNTRIES: readonly SearchOption[] = [
  { value: 'NG', label: 'Nigeria', code: 'NG' },
  { value: 'AO', label: 'Angola', code: 'AO' },
  { value: 'CI', label: 'Côte d’Ivoire', code: 'CI' },
  { value: 'NE', label: 'Niger', code: 'NE' },
  { value: 'DO', label: 'Dominican Republic', code: 'DO' },
];
const labels = (text: string) => matchingOptions(COUNTRIES, text).map(({ label }) => label);

describe('matchingOptions', () => {
  it('returns every option in its order for an empty text', () => {
    expect(labels(' ')).toHaveLength(COUNTRIES.length);
    expect(labels('')[0]).toBe('Nigeria');
  });

  it('sorts the code first, then names that start with the text', () => {
    expect(labels('NG')).toEqual(['Nigeria', 'Angola']);
    expect(labels('ni')).toEqual(['Nigeria', 'Niger', 'Dominican Republic']);
  });

  it('finds words inside a name, and ignores accents', () => {
    expect(labels('republic')).toEqual(['Dominican Republic']);
    expect(labels('cote')).toEqual(['Côte d’Ivoire']);
    expect(labels('zz')).toEqual([]);
  });

  it('finds a calling code with and without its plus', () => {
    const codes: SearchOption[] = [
      { value: 'US', label: 'United States', code: '+1' },
      { value: 'NG', label: 'Nigeria', code: '+234' },
    ];
    expect(matchingOptions(codes, '234').map(({ value }) => value)).toEqual(['NG']);
    expect(matchingOptions(codes, '+1').map(({ value }) => value)).toEqual(['US']);
  });
});

describe('exactOption', () => {
  it('is the option with that name or code', () => {
    expect(exactOption(COUNTRIES, 'niger')?.value).toBe('NE');
    expect(exactOption(COUNTRIES, 'ng')?.value).toBe('NG');
    expect(exactOption(COUNTRIES, 'Nig')).toBeUndefined();
    expect(exactOption(COUNTRIES, ' ')).toBeUndefined();
  });
});
