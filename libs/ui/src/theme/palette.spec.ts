import { contrast } from '@concord/contracts/colours';
import { theme } from './theme';

const KINDS = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
const TEXT = 4.5;
const SHAPE = 3;

describe.each(['light', 'dark'] as const)('the %s scheme', (name) => {
  const scheme = theme.colorSchemes[name];
  if (!scheme) throw new Error(`There is no scheme ${name}`);
  const { palette } = scheme;
  const backgrounds = { default: palette.background.default, paper: palette.background.paper };

  it.each(Object.entries(backgrounds))('is readable on the background %s', (_, background) => {
    expect(contrast(palette.text.primary, background)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.text.secondary, background)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.art.line, background)).toBeGreaterThanOrEqual(SHAPE);
    expect(contrast(palette.info.main, background)).toBeGreaterThanOrEqual(SHAPE);
  });

  it.each(KINDS)('has enough contrast in %s on every background, on its tint and on itself', (kind) => {
    const { main, dark, light, contrastText } = palette[kind];
    for (const background of [...Object.values(backgrounds), light]) {
      expect(contrast(main, background)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(dark, background)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(palette.text.primary, background)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(palette.text.secondary, background)).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(TEXT);
  });

  it('is readable on its deep green bands', () => {
    expect(contrast(palette.band.contrastText, palette.band.main)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.band.focus, palette.band.main)).toBeGreaterThanOrEqual(SHAPE);
  });
});
