import { searchConditions } from '@concord/nest-platform';
import { sortKeysOf, wordsOf } from './student-search';

const student = {
  firstName: 'Zoë Ọmọ́lará',
  surname: "O'Neill",
  state: 'Cross River',
  country: 'NG',
  email: 'zoe.o@example.org',
  phoneNumber: '+234 803-123 4567',
};

describe('wordsOf', () => {
  const words = wordsOf(student);
  const isFound = (typed: string) =>
    searchConditions(typed)?.words.every((word) => words.some((stored) => word.test(stored)));

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
  ])('finds the student by %s', (typed) => expect(isFound(typed)).toBe(true));

  it.each(['eill', 'zoe kano', 'river2'])('does not find the student by %s', (typed) =>
    expect(isFound(typed)).toBe(false),
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
