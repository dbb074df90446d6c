import { CERTIFICATE_DESIGNS } from '@concord/contracts';
import { pathOf } from './curves';
import { seal } from './seal';
import { sheetGround } from './sheets';
import { tint } from './tints';

const coordinates = (svg: string) =>
  [...svg.matchAll(/ d="([^"]+)"/g)].flatMap(([, d = '']) => (d.match(/-?[\d.]+/g) ?? []).map(Number));

describe('sheetGround', () => {
  it.each(CERTIFICATE_DESIGNS)('of %s is the same each time, of the accent and its tints alone', (design) => {
    const svg = sheetGround(design, '#14663a');
    expect(sheetGround(design, '#14663a')).toBe(svg);
    const colours = new Set(svg.match(/#[0-9a-f]{6}/g));
    expect(colours).toContain('#14663a');
    expect(sheetGround(design, '#123456')).not.toMatch(new RegExp([...colours].join('|')));
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(coordinates(svg).every((value) => value > -300 && value < 600)).toBe(true);
  });

  it('differs between the designs', () => {
    expect(new Set(CERTIFICATE_DESIGNS.map((design) => sheetGround(design, '#14663a'))).size).toBe(3);
  });
});

describe('pathOf', () => {
  it('draws a line of a few pieces close to its curve', () => {
    const path = pathOf((t) => [10 * t, Math.sin(2 * Math.PI * t)], { from: 0, to: 1, pieces: 4 });
    expect(path).toMatch(/^M0 0C/);
    expect(path.split('C')[1]).toBe('0.83 0.52 1.67 1 2.5 1');
    expect(path).toMatch(/10 0$/);
  });
});

describe('tint', () => {
  it('mixes a colour with white', () => {
    expect([tint('#000000', 1), tint('#000000', 0), tint('#ff0000', 0.5)]).toEqual([
      '#000000',
      '#ffffff',
      '#ff8080',
    ]);
  });
});

describe('seal', () => {
  it('has no text, which would be read as a heading', () => {
    expect(seal('#14663a')).toMatch(/^<svg[^>]+aria-hidden="true">/);
    expect(seal('#14663a')).not.toContain('<text');
  });
});
