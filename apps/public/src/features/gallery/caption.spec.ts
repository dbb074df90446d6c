import { pictureAlt, shortCaption } from './caption';

describe('shortCaption', () => {
  it('cuts a caption to 40 characters followed by an ellipsis', () => {
    expect(shortCaption('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
  });

  it('leaves a caption of 40 characters as it is', () => {
    expect(shortCaption('x'.repeat(40))).toBe('x'.repeat(40));
  });

  it('does not cut a character in two', () => {
    expect(shortCaption('🕊'.repeat(41))).toBe(`${'🕊'.repeat(40)}…`);
  });
});

describe('pictureAlt', () => {
  it('is the whole caption, or the position of a picture without one', () => {
    expect(pictureAlt('x'.repeat(60), 0)).toBe('x'.repeat(60));
    expect(pictureAlt('', 2)).toBe('Picture 3, without a caption');
  });
});
