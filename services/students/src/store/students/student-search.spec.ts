import { searchStages } from '@concord/nest-platform';
import { toSearchText, toSortKeys, studentSearchFields } from './student-search';

const student = {
  firstName: 'Zoë Ọmọ́lará',
  surname: "O'Neill",
  state: 'Cross River',
  country: 'NG',
  email: 'zoe.o@example.org',
  phoneNumber: '+2348031234567',
};

type SearchFields = ReturnType<typeof studentSearchFields>;

const isFound = (typed: string, { words, beginnings }: SearchFields) => {
  const [lookup, compared] = searchStages(toSearchText(typed)) ?? [];
  const wanted = lookup?.$match.beginnings as string | { $in: string[] };
  const patterns = (compared?.$match.$and ?? []) as { words: RegExp }[];
  return (
    (typeof wanted === 'string' ? [wanted] : wanted.$in).some((text) => beginnings.includes(text)) &&
    patterns.every((pattern) => words.some((word) => pattern.words.test(word)))
  );
};

describe('studentSearchFields', () => {
  const fields = studentSearchFields(student);

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
    '1234567',
    '031234567',
    '31 23',
    '2345 zoe',
  ])('finds the student by %s', (typed) => expect(isFound(typed, fields)).toBe(true));

  it.each(['eill', 'zoe kano', 'river2', '08031234568', '9999', '345', 'zoe 345'])(
    'does not find the student by %s',
    (typed) => expect(isFound(typed, fields)).toBe(false),
  );

  it.each(['0805-333', '0805', '0805333'])('finds a text in the phone field by %s', (typed) => {
    const noNumber = studentSearchFields({ ...student, phoneNumber: '0805-333 ask for Ada' });
    expect(isFound(typed, noNumber)).toBe(true);
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
