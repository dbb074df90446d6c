import { FieldCipher } from './field-cipher';

const [OLD, NEXT] = ['the-field-secret-of-last-year', 'the-field-secret-of-this-year'];

describe(FieldCipher.name, () => {
  const cipher = new FieldCipher([OLD]);

  it('opens what it has sealed, which never looks the same and does not contain it', () => {
    const [one, other] = [cipher.seal('JBSWY3DP', 'a'), cipher.seal('JBSWY3DP', 'a')];
    expect(one).not.toBe(other);
    expect(one).not.toContain('JBSWY3DP');
    expect([one, other].map((sealed) => cipher.open(sealed, 'a'))).toEqual(['JBSWY3DP', 'JBSWY3DP']);
  });

  it('opens nothing that was changed, cut, or moved to another record', () => {
    const sealed = cipher.seal('JBSWY3DP', 'a');
    const changed = sealed.replace(/.(?=.{4}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    for (const [text, record] of [
      [changed, 'a'],
      [sealed.slice(0, -4), 'a'],
      [sealed, 'b'],
      ['', 'a'],
    ] as const)
      expect(() => cipher.open(text, record)).toThrow();
  });

  it('opens by every secret of the list, and seals by the first', () => {
    const before = cipher.seal('JBSWY3DP', 'a');
    const during = new FieldCipher([NEXT, OLD]);
    expect(during.open(before, 'a')).toBe('JBSWY3DP');
    expect([during.isCurrent(before), cipher.isCurrent(before)]).toEqual([false, true]);
    const after = during.seal('JBSWY3DP', 'a');
    expect(new FieldCipher([NEXT]).open(after, 'a')).toBe('JBSWY3DP');
    expect(() => cipher.open(after, 'a')).toThrow('FIELD_SECRET');
  });
});
