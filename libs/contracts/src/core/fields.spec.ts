import { z } from 'zod';
import { body, line, personName, text } from './fields';

const issue = (schema: typeof personName, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('personName', () => {
  it.each([
    '<script>alert(1)</script>',
    '=HYPERLINK("http://x","y")',
    "Robert'); DROP TABLE students;--",
    'محمد بن عبد الله',
    'Ọláńrewájú Ẹ̀ṣọ́',
    'ƙ ɗ ɓ ụ ị',
    '👩‍👩‍👧‍👦 🇳🇬',
    '$where',
    '__proto__',
  ])('keeps %s as it is', (name) => expect(personName.parse(name)).toBe(name.normalize('NFC')));

  it.each([
    ['a letter and its mark as one', 'Bolanle\u0301', 'Bolanl\u00e9'],
    ['on one line', ' Ada\r\nBcc: x ', 'Ada Bcc: x'],
    ['without control characters', 'A\0d\u001ba\u0085', 'Ada'],
    ['without marks that nobody sees', '\u202eNgo\u200bzi\u2060', 'Ngozi'],
    ['without half characters', 'Ada\ud800', 'Ada\ufffd'],
  ])('takes it %s', (_, typed, stored) => expect(personName.parse(typed)).toBe(stored));

  it.each([
    ['letters', 'x'],
    ['emoji', '👍'],
    ['letters with a mark', 'e\u0301'],
  ])('counts %s once', (_, character) => {
    expect(issue(personName, character.repeat(100))).toBeUndefined();
    expect(issue(personName, character.repeat(101))).toBe('Use at most 100 characters');
    expect(issue(personName, character.repeat(10_000))).toBe('Use at most 100 characters');
  });

  it.each([
    ['', 'This field is required'],
    [' \u00a0\u3000\t', 'This field is required'],
    ['\u200b\u2060', 'This field is required'],
    ['\0', 'This field is required'],
    ['\u3164\u2800', 'This field is required'],
    [undefined, 'This field is required'],
    [null, 'This field is required'],
    [{ $gt: '' }, 'This must be text'],
  ])('refuses %j: %s', (name, message) => {
    expect(personName.safeParse(name).error?.issues.map((one) => one.message)).toEqual([message]);
  });

  it('refuses marks without end before it puts them in order, which would take minutes', () => {
    const startedAt = performance.now();
    expect(issue(personName, 'a' + '\u0301\u0323'.repeat(1_000_000))).toContain('at most 100');
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });
});

describe('text', () => {
  it('keeps its lines, which a line does not', () => {
    expect(text(20).parse('a\nb\tc')).toBe('a\nb\tc');
    expect(line(20).parse('a\nb\tc')).toBe('a b c');
  });
  it('says in its own words what is missing', () => {
    expect(text(5, { min: 1, message: 'Complete details' }).safeParse(' ').error?.issues).toMatchObject([
      { message: 'Complete details' },
    ]);
  });
});

describe('body', () => {
  const schema = body({ name: z.string() });
  const messageOf = (value: unknown) => schema.safeParse(value).error?.issues[0]?.message;
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 0]));

  it('drops what clients send and the server must not trust', () =>
    expect(schema.parse({ name: 'Ada', uploadedBy: 'me', qstNumber: 1 })).toEqual({ name: 'Ada' }));

  it('names an unknown key, of many some, and of a long one the beginning', () => {
    expect(messageOf({ name: 'Ada', admin: true })).toBe('Unrecognized key: "admin"');
    expect(messageOf({ name: 'Ada', ...many(2) })).toBe('Unrecognized keys: "k0", "k1"');
    expect(messageOf({ name: 'Ada', uploadedBy: 'me', ...many(10_000) })).toMatch(
      /^Unrecognized keys: ("\w+", ){4}"\w+" and others$/,
    );
    expect(messageOf({ name: 'Ada', ['k'.repeat(100_000)]: 0 })).toBe(
      `Unrecognized key: "${'k'.repeat(50)}"`,
    );
  });

  it.each([[null], ['text'], [[]], [5]])('refuses %j', (value) =>
    expect(messageOf(value)).toContain('expected object'),
  );
});
