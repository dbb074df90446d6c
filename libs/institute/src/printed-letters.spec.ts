import { HARD_NAMES, LETTERS, MARKED_NAME, OTHER_NAMES, UNPRINTED_NAME } from '@concord/testing/letters';
import { unprintedLetters, unprintedText } from './printed-letters';

describe('unprintedLetters', () => {
  it.each([
    ...HARD_NAMES,
    MARKED_NAME,
    ...OTHER_NAMES,
    'محمد بن سلمان',
    'Ζωή Đặng',
    'Иван Лукашенко',
    "O'Neill-Ọlá Jr. 3",
    'a\u200d\u00a0b\ufe0f',
    '',
  ])('finds none in %j', (name) => {
    expect(unprintedLetters(name)).toEqual([]);
    expect(unprintedLetters(name.normalize('NFD'))).toEqual([]);
  });

  it('finds none among the letters of the country', () => {
    expect(unprintedLetters(LETTERS.join(''))).toEqual([]);
  });

  it.each([
    [`Bello ${UNPRINTED_NAME}`, ['ⴰ', 'ⵎ', 'ⵉ', 'ⵏ']],
    ['דוד', ['ד', 'ו']],
    ['\u{1E900}', ['\u{1E900}']],
  ])('finds those of %j, each once', (name, letters) => {
    expect(unprintedLetters(name)).toEqual(letters);
  });
});

describe('unprintedText', () => {
  it('lists the missing letters of a text', () => {
    expect(unprintedText('The name', 'Amina Bello')).toBeUndefined();
    expect(unprintedText('The name', 'דוד')).toBe(
      'The name has letters that cannot be printed: ד ו. Write it in other letters',
    );
    expect(unprintedText('The name', 'ⴰⴱⴲⴳⴴⴵⴶⴷⴸⴹⴺⴻ')).toMatch(/ⴹ and others\. Write/);
  });
});
