import { labelOf, shownValue } from './field-labels';

describe('shownValue', () => {
  it.each([
    ['dob', '1990-04-01', '1 April 1990'],
    ['dob', 'in April', 'in April'],
    ['country', 'NG', 'Nigeria'],
    ['country', 'Niger Republic', 'Niger Republic'],
    ['surname', 'NG', 'NG'],
    ['surname', null, 'empty'],
  ])('shows %s %s as %s', (field, value, shown) => expect(shownValue(field, value)).toBe(shown));
});

describe('labelOf', () => {
  it('names a field, also one that it does not know', () => {
    expect([labelOf('dob'), labelOf('toString')]).toEqual(['Date of birth', 'toString']);
  });
});
