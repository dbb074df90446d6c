import { normalisePhoneNumber } from './phone-number';

describe('normalisePhoneNumber', () => {
  it.each([
    ['08031234567', 'NG', '+2348031234567'],
    ['0803 123 4567', 'NG', '+2348031234567'],
    ['(0803) 123-4567', undefined, '+2348031234567'],
    ['8031234567', undefined, '+2348031234567'],
    ['2348031234567', 'NG', '+2348031234567'],
    ['+234 0803 123 4567', 'NG', '+2348031234567'],
    ['00234 803 123 4567', 'NG', '+2348031234567'],
    ['00447911123456', 'NG', '+447911123456'],
    ['+44 7911 123456', 'NG', '+447911123456'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['011 234 803 123 4567', 'US', '+2348031234567'],
    ['0803 123 4567', 'XX', '+2348031234567'],
    ['+2348031234567', 'ZZ', '+2348031234567'],
    ['０８０３１２３４５６７', 'NG', '+2348031234567'],
    ['٠٨٠٣١٢٣٤٥٦٧', 'NG', '+2348031234567'],
  ])('%s in %s is %s', (typed, country, number) => {
    expect(normalisePhoneNumber(typed, country)).toBe(number);
  });

  it.each([
    ['1234', 'NG'],
    ['0805-333', 'NG'],
    ['0803 123 4567 / 0805 123 4567', 'NG'],
    ['08031234567 ext 12', 'NG'],
    ['+999 1234567', 'NG'],
    ['+', 'NG'],
    ['00', 'NG'],
    ['call me', 'NG'],
    ['=+2348031234567', 'NG'],
    ['<script>08031234567</script>', 'NG'],
    ['constructor', 'NG'],
  ])('keeps %s in %s as typed', (typed, country) =>
    expect(normalisePhoneNumber(` ${typed} `, country)).toBe(typed),
  );

  it('does not take a property name for a country', () => {
    expect(normalisePhoneNumber('0803 123 4567', 'constructor')).toBe('+2348031234567');
  });
});
