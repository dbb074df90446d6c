import examples from 'libphonenumber-js/mobile/examples';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { callingCode, callingCountries } from './calling-codes';
import { internationalNumber } from './international-number';

/** Countries with a trunk prefix 8, which the server removes. */
const WRITTEN_WITH_8 = ['BY', 'TM'];

const known = getCountries().filter((country) => callingCode(country));

describe('callingCode', () => {
  it('equals that of the phone library for every country', () => {
    expect(known).toHaveLength(callingCountries().length);
    expect(getCountries().filter((country) => !callingCode(country))).toEqual(['AC', 'TA']);
    for (const country of known) expect(callingCode(country)?.code).toBe(getCountryCallingCode(country));
  });

  it('is undefined for a country without one', () => {
    expect(callingCode('AQ')).toBeUndefined();
    expect(callingCode('')).toBeUndefined();
  });
});

describe('internationalNumber', () => {
  it.each([
    ['NG', '0803 123 4567', '+234 803 123 4567'],
    ['NG', ' 8031234567 ', '+234 8031234567'],
    ['NG', '+44 7400 123456', '+44 7400 123456'],
    ['NG', '00447400123456', '+447400123456'],
    ['NG', '234 803 123 4567', '+234 803 123 4567'],
    ['NG', '2345678', '+234 2345678'],
    ['IT', '393 123 4567', '+39 393 123 4567'],
    ['NG', '', ''],
    ['NG', '   ', ''],
    ['NG', 'none yet', 'none yet'],
    ['US', '1 (415) 555-2671', '+1 (415) 555-2671'],
    ['IT', '06 1234 5678', '+39 06 1234 5678'],
    ['AQ', '12345', '12345'],
  ])('%s %p is sent as %p', (country, typed, sent) => {
    expect(internationalNumber(country, typed)).toBe(sent);
  });

  it.each(known.filter((country) => !WRITTEN_WITH_8.includes(country)))(
    'makes the number of %s out of how it is written at home',
    (country: CountryCode) => {
      const example = getExampleNumber(country, examples);
      if (!example) throw new Error(`no example for ${country}`);
      const sent = internationalNumber(country, example.formatNational());
      expect(parsePhoneNumberFromString(sent)?.number).toBe(example.number);
    },
  );
});
