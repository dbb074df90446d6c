import { isBlank, withoutInvisible } from './invisible';

describe('withoutInvisible', () => {
  it.each([
    ['Ngo\u200bzi', 'Ngozi'],
    ['\ufeffNgozi\u2060', 'Ngozi'],
    ['Ngo\u00adzi', 'Ngozi'],
    ['\u200e0803\u202c 555', '0803 555'],
    ['Ada\u200dOkoro\u200c', 'AdaOkoro'],
    ['\u202eNgozi', 'Ngozi'],
    ['Ọlá\u200bńrewájú', 'Ọláńrewájú'],
  ])('makes %j %s', (text, clean) => expect(withoutInvisible(text)).toBe(clean));

  it.each(['👩‍👩‍👧‍👦 🇳🇬', '❤️‍🔥', 'می\u200cخواهم', 'क्\u200dष', 'Ẹ̀bùn', 'محمد'])(
    'keeps %s, which needs its joiners',
    (text) => expect(withoutInvisible(text)).toBe(text),
  );

  it('takes a long text in no time', () => {
    const startedAt = performance.now();
    withoutInvisible('a\u200d'.repeat(500_000));
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \u00a0\u3000\t\n', true],
    ['\u200b\u2060 ', true],
    ['\u3164\u2800', true],
    ['a', false],
    [' - ', false],
    ['👍', false],
  ])('of %j is %s', (text, blank) => expect(isBlank(text)).toBe(blank));
});
