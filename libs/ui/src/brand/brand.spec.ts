import type { PaletteOptions } from '@mui/material/styles';
import { contrast } from '@concord/contracts/colours';
import { DARK, LIGHT } from '../theme/palette';
import { brandMark, brandSheet } from '.';
import { brandPalettes } from './brand-palettes';
import { hexOf, oklchOf } from './oklch';

/** Colours all around the wheel, dark and vivid and grey, on which white text can be read. */
const COLOURS = [
  ...Array.from({ length: 24 }, (_, index) => [
    hexOf({ l: 0.32, c: 0.12, h: (index / 12) * Math.PI }),
    hexOf({ l: 0.5, c: 0.2, h: (index / 12) * Math.PI }),
  ]).flat(),
  '#000000',
  '#757575',
  '#b3261e',
  '#0000ff',
].filter((colour) => contrast(colour, '#ffffff') >= 4.5);

type Tones = Readonly<Record<'main' | 'dark' | 'light' | 'contrastText', string>>;

/** Pairs of colours that people read, with the contrast that they need. */
function pairsOf({ primary, secondary, text, background, band, art }: PaletteOptions) {
  const { default: page = '', paper = '' } = background ?? {};
  const families = [primary, secondary].map((tones) => tones as Tones);
  return [
    ...families.flatMap(({ main, dark, light, contrastText }) => [
      [contrastText, main, 4.5],
      ...[page, paper, light].flatMap((ground) => [main, dark].map((words) => [words, ground, 4.5])),
    ]),
    ...[page, paper, families[0]?.light ?? ''].flatMap((ground) =>
      [text?.primary ?? '', text?.secondary ?? ''].map((words) => [words, ground, 4.5]),
    ),
    [band.contrastText, band.main, 4.5],
    ['#ffffff', band.main, 4.5],
    [art.line, paper, 3],
  ] as [string, string, number][];
}

describe('brandPalettes', () => {
  it('has enough colours to judge', () => expect(COLOURS.length).toBeGreaterThan(40));

  it.each(COLOURS)('can be read in both schemes with %s', (colour) => {
    const { light, dark } = brandPalettes({ primary: colour, accent: colour });
    const bad = [...pairsOf(light), ...pairsOf(dark)].filter(
      ([words, ground, wanted]) => contrast(words, ground) < wanted,
    );
    expect(bad).toEqual([]);
  });

  it('are those of the product without colours', () =>
    expect(brandPalettes({})).toEqual({ light: LIGHT, dark: DARK }));

  it('keep the meaning of success, error and warning', () => {
    const { light } = brandPalettes({ primary: '#1f4e8c' });
    expect([light.success, light.error, light.warning]).toEqual([LIGHT.success, LIGHT.error, LIGHT.warning]);
    expect((light.primary as Tones).main).toBe('#1f4e8c');
    expect(light.secondary).toEqual(LIGHT.secondary);
  });
});

describe('brandSheet', () => {
  it('is empty without colours', () => expect(brandSheet({})).toBe(''));

  it('has the variables that differ, for light, chosen dark and dark by the system', () => {
    const sheet = brandSheet({ primary: '#1f4e8c' });
    expect(sheet).toContain('--mui-palette-primary-main:#1f4e8c');
    expect(sheet).toContain('--mui-palette-primary-mainChannel:31 78 140');
    expect(sheet).not.toMatch(/success-main|error-main|secondary-main/);
    expect(sheet.match(/--mui-palette-primary-main:/g)).toHaveLength(3);
  });
});

describe('brandMark', () => {
  it('turns the green of the mark, and leaves white and gold', () => {
    const mark = brandMark({ primary: '#1f4e8c' });
    expect(mark('#1b6b3f')).toBe('#1f4e8c');
    expect([mark('#ffffff'), mark('#c99a3c')]).toEqual(['#ffffff', '#c99a3c']);
    expect(oklchOf(mark('#6fa785')).h).toBeCloseTo(
      oklchOf('#6fa785').h + oklchOf('#1f4e8c').h - oklchOf('#1b6b3f').h,
      0,
    );
  });

  it('turns the gold with an accent', () =>
    expect(brandMark({ accent: '#8a1f5c' })('#c99a3c')).not.toBe('#c99a3c'));
});

describe('hexOf', () => {
  it.each(['#1b6b3f', '#ffffff', '#000000', '#8a5a00', '#0000ff'])(
    'is the inverse of oklchOf for %s',
    (colour) => expect(hexOf(oklchOf(colour))).toBe(colour),
  );
});
