import { contrast } from './contrast';
import { theme } from './theme';

const KINDS = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
const TEXT = 4.5;
const SHAPE = 3;

describe.each(['light', 'dark'] as const)('the %s scheme', (name) => {
  const scheme = theme.colorSchemes[name];
  if (!scheme) throw new Error(`There is no scheme ${name}`);
  const { palette } = scheme;
  const grounds = { default: palette.background.default, paper: palette.background.paper };

  it.each(Object.entries(grounds))('is readable on the ground %s', (_, ground) => {
    expect(contrast(palette.text.primary, ground)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(palette.art.line, ground)).toBeGreaterThanOrEqual(SHAPE);
    expect(contrast(palette.info.main, ground)).toBeGreaterThanOrEqual(SHAPE);
  });

  it.each(KINDS)('writes %s on every ground, on its tint and on itself', (kind) => {
    const { main, dark, light, contrastText } = palette[kind];
    for (const ground of [...Object.values(grounds), light]) {
      expect(contrast(main, ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(dark, ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(palette.text.primary, ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(palette.text.secondary, ground)).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(contrastText, dark)).toBeGreaterThanOrEqual(TEXT);
  });

  it('is readable on its deep green bands', () => {
    expect(contrast(palette.band.contrastText, palette.band.main)).toBeGreaterThanOrEqual(7);
    expect(contrast(palette.band.focus, palette.band.main)).toBeGreaterThanOrEqual(SHAPE);
  });
});
