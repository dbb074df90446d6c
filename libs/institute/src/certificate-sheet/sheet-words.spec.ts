import { FIRST_TEMPLATES } from '../certificate-templates';
import { scaleOf, sheetLines } from './sheet-words';

const words = { name: 'Ngozi Okafor', course: 'Peace Education', date: '20 November 2026', number: 'CN-1' };
const COLUMN = { width: 218, height: 76 };

describe('sheetLines', () => {
  it('distinguishes the lines of name and course from text with fields', () => {
    const lines = sheetLines('We say that\n{name}\n\nlearned\n{course}\non {date} as {number}.', words, 218);
    expect(
      lines.map(({ isName, isCourse, parts }) => [isName, isCourse, parts.map(({ text }) => text)]),
    ).toEqual([
      [false, false, ['We say that']],
      [true, false, ['Ngozi Okafor']],
      [false, false, ['learned']],
      [false, true, ['Peace Education']],
      [false, false, ['on ', '20 November 2026', ' as ', 'CN-1', '.']],
    ]);
  });

  it('keeps other text unchanged, and replaces no field inside a value', () => {
    const [name, rest] = sheetLines('{name}\n{course} {x} {', { ...words, name: '{course}' }, 218);
    expect(name?.parts).toEqual([{ text: '{course}', isField: true }]);
    expect(rest?.parts.map(({ text }) => text).join('')).toBe('Peace Education {x} {');
  });

  it('makes a long name small enough for its line, and a long course for two lines', () => {
    const fitOf = (name: string, course = '') =>
      sheetLines('{name}\n{course}', { ...words, name, course }, 188);
    expect(fitOf('Ngozi', 'Law').map(({ fit }) => fit)).toEqual([1, 1]);
    const [name, course] = fitOf('M'.repeat(28), 'Mediation '.repeat(20));
    expect(name?.fit).toBeLessThan(0.6);
    expect(course?.fit).toBeLessThan(0.8);
  });
});

describe('scaleOf', () => {
  it('is 1 for the built-in texts, and less for a full sheet', () => {
    for (const { body } of Object.values(FIRST_TEMPLATES))
      expect(scaleOf(sheetLines(body, words, COLUMN.width), COLUMN)).toBe(1);
    const full = ['{name}', '{course}', ...Array.from({ length: 6 }, () => 'Words '.repeat(10))].join('\n');
    const scale = scaleOf(sheetLines(full, words, COLUMN.width), COLUMN);
    expect(scale).toBeLessThan(1);
    expect(scale).toBeGreaterThanOrEqual(0.6);
  });
});
