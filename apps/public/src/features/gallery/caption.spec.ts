import { shortCaption } from './caption';

describe('shortCaption', () => {
  it.each([
    ['x'.repeat(41), `${'x'.repeat(40)}…`],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['🕊'.repeat(41), `${'🕊'.repeat(40)}…`],
  ])('cuts %s to 40 whole characters', (caption, short) => expect(shortCaption(caption)).toBe(short));
});
