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

const isFound = (typed: string, words: readonly string[]) =>
  wordPatterns(toSearchText(typed))?.every((word) => words.some((stored) => word.test(stored)));

describe('studentSearchFields', () => {
  const { words } = studentSearchFields(student);

  it.each([
    'ZOË',
    'omolara',
    'neill',
    'zoe cross riv',
    'ng',
    'nigeria',
    'zoe.o@example.org',
    '2348031234567',
    '080 312 345 67',
    '8031234567',
    '00234 803 123 4567',
    '+234 (803) 123.4567',
    '0803',
    '4567',
  ])('finds the student by %s', (typed) => expect(isFound(typed, words)).toBe(true));

  it.each(['eill', 'zoe kano', 'river2', '08031234568', '031234567', '1234567'])(
    'does not find the student by %s',
    (typed) => expect(isFound(typed, words)).toBe(false),
  );

  it.each(['0805-333', '0805', '0805333'])('finds a text in the phone field by %s', (typed) => {
    const noNumber = studentSearchFields({ ...student, phoneNumber: '0805-333 ask for Ada' });
    expect(isFound(typed, noNumber.words)).toBe(true);
  });
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
