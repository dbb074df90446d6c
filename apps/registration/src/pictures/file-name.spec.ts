import { displayName } from './file-name';

describe('displayName', () => {
  it.each([
    ['waec result.pdf', 'waec result.pdf'],
    ['ìwé-ẹ̀rí شهادة.pdf', 'ìwé-ẹ̀rí شهادة.pdf'.normalize('NFC')],
    ['exe.\u202Efdp', 'exe.fdp'],
    ['a\u0000b\nc\u200B\u2066d.pdf', 'abcd.pdf'],
    ['  ', 'file'],
    ['\u202E\u200F', 'file'],
  ])('shows %j as %j', (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  it('shortens a long name and keeps its extension, without breaking a character', () => {
    const shown = displayName(`${'😀'.repeat(300)}.docx`);
    expect([...shown]).toHaveLength(120);
    expect(shown).toMatch(/😀…\.docx$/u);
    expect(displayName(shown)).toBe(shown);
    expect(displayName('x'.repeat(200))).toHaveLength(120);
  });
});
