import { wordPatterns } from '@concord/nest-platform';
import { toSearchText, toSortKeys, studentSearchFields } from './student-search';

const student = {
  firstName: 'Zoë Ọmọ́lará',
  surname: "O'Neill",
  state: 'Cross River',
  country: 'NG',
  email: 'zoe.o@example.org',
  phoneNumber: '+2348031234567',
};

describe('studentSearchFields', () => {
  const { words } = studentSearchFields(student);
  const isFound = (typed: string) =>
    wordPatterns(toSearchText(typed))?.every((word) => words.some((stored) => word.test(stored)));

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

describe('studentSearchFields of a text in the phone field', () => {
  const { words } = studentSearchFields({ ...student, phoneNumber: '0805-333 ask for Ada' });
  it.each(['0805-333', '0805', '0805333'])('finds it by %s', (typed) =>
    expect(
      wordPatterns(toSearchText(typed))?.every((word) => words.some((stored) => word.test(stored))),
    ).toBe(true),
  );
});

describe('toSortKeys', () => {
  it('drops case and accents, and makes missing fields the first', () => {
    expect(toSortKeys({ ...student, state: null })).toEqual({
      surname: "o'neill",
      firstName: 'zoe omolara',
      state: '',
      country: 'ng',
    });
  });
});
