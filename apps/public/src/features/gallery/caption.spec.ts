import { shortCaption } from './caption';

describe('shortCaption', () => {
  it('cuts a caption to 40 characters followed by an ellipsis', () => {
    expect(shortCaption('x'.repeat(60))).toBe(`${'x'.repeat(40)}…`);
  });

  it('does not cut a character in two', () => {
    expect(shortCaption('🕊'.repeat(41))).toBe(`${'🕊'.repeat(40)}…`);
  });
});
