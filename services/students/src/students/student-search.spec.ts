import { searchConditions } from '@concord/nest-platform';
import { searchedText, sortKeysOf, wordsOf } from './student-search';

const student = {
  firstName: 'Zoë Ọmọ́lará',
  surname: "O'Neill",
  state: 'Cross River',
  country: 'NG',
  email: 'zoe.o@example.org',
  phoneNumber: '+2348031234567',
};

describe('wordsOf', () => {
  const words = wordsOf(student);
  const isFound = (typed: string) =>
    searchConditions(searchedText(typed))?.words.every((word) => words.some((stored) => word.test(stored)));

  it.each([
    'zoe',
    'ZOË',
    'omolara',
    'neill',
    'cross riv',
    'zoe cross',
    'ng',
    'nigeria',
    'zoe.o@example.org',
    '+234 803-123 4567',
    '2348031234567',
    '+2348031234567',
    '08031234567',
    '0803 123 4567',
    '(0803) 123-4567',
    '080 312 345 67',
    '8031234567',
    '00234 803 123 4567',
    '+234 (803) 123.4567',
    '0803',
    '4567',
  ])('finds the student by %s', (typed) => expect(isFound(typed)).toBe(true));

  it.each(['eill', 'zoe kano', 'river2', '08031234568', '031234567', '1234567'])(
    'does not find the student by %s',
    (typed) => expect(isFound(typed)).toBe(false),
  );
});

describe('a phone number that is none', () => {
  const words = wordsOf({ ...student, phoneNumber: '0805-333 ask for Ada' });
  it.each(['0805-333', '0805', '0805333'])('is found by %s as it was typed', (typed) =>
    expect(
      searchConditions(searchedText(typed))?.words.every((word) => words.some((stored) => word.test(stored))),
    ).toBe(true),
  );
});

describe('sortKeysOf', () => {
  it('drops case and accents, and sorts what is missing first', () => {
    expect(sortKeysOf({ ...student, state: null })).toEqual({
      surname: "o'neill",
      firstName: 'zoe omolara',
      state: '',
      country: 'ng',
    });
  });
});
