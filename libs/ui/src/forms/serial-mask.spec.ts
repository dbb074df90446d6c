import { asSerial, formatAtCaret } from './serial-mask';

describe('asSerial', () => {
  it.each([
    ['abcd', 'ABCD'],
    ['abcde', 'ABCD-E'],
    [' abcd efgh-jkmn  pqrs ', 'ABCD-EFGH-JKMN-PQRS'],
    ['ABCDEFGHJKMNPQRSTUV', 'ABCD-EFGH-JKMN-PQRS'],
    ['', ''],
  ])('formats %p in groups', (typed, serial) => {
    expect(asSerial(typed)).toBe(serial);
  });
});

describe('formatAtCaret', () => {
  it('keeps the caret after the typed character', () => {
    expect(formatAtCaret('ABCDE', 5)).toEqual({ text: 'ABCD-E', caret: 6 });
    expect(formatAtCaret('ABXCD-EFGH', 3)).toEqual({ text: 'ABXC-DEFG-H', caret: 3 });
  });
});
