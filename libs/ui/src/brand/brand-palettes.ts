import { contrast, READABLE_CONTRAST } from '@concord/contracts/colours';
import type { PaletteOptions } from '@mui/material/styles';
import { DARK, LIGHT } from '../theme/palette';
import { hexOf, oklchOf } from './oklch';

/** The institute's colours as `#rrggbb`; white text on each has a contrast of at least 4.5. */
export interface BrandColours {
  readonly primary?: string;
  readonly accent?: string;
}

/** Converts a colour of the product to the institute's family. */
export type Shift = (colour: string) => string;

/** The product's own colours. */
export const PRIMARY = '#1b6b3f';
export const ACCENT = '#8a5a00';
/** Minimum contrast of the borders of fields: WCAG 2.2, 1.4.11. */
const LINE_CONTRAST = 3;
const STEP = 0.01;
/** Maximum factor for chroma: a vivid brand colour must not make the product's soft greys vivid. */
const CHROMA_MAX = 1.4;

const HEX = /^#[0-9a-f]{6}$/;

/** Rotates the hue by the difference of two colours, and keeps the lightness. */
export function shiftBetween(from: string, to: string | undefined): Shift {
  if (!to) return (colour) => colour;
  const [base, goal] = [oklchOf(from), oklchOf(to)];
  const chroma = Math.min(CHROMA_MAX, goal.c / base.c);
  return (colour) => {
    if (colour === from) return to;
    if (!HEX.test(colour)) return colour;
    const { l, c, h } = oklchOf(colour);
    return hexOf({ l, c: c * chroma, h: h + goal.h - base.h });
  };
}

/** Darkens or lightens a colour until it contrasts with all backgrounds. */
function readable(
  colour: string,
  grounds: readonly string[],
  direction: 1 | -1,
  wanted = READABLE_CONTRAST,
): string {
  const worst = Math.min(...grounds.map((ground) => contrast(colour, ground)));
  const { l, c, h } = oklchOf(colour);
  if (worst >= wanted || l <= 0 || l >= 1) return colour;
  return readable(hexOf({ l: l + direction * STEP, c, h }), grounds, direction, wanted);
}

type Tones = Readonly<Record<'main' | 'dark' | 'light' | 'contrastText', string>>;

const tonesOf = (palette: PaletteOptions, name: 'primary' | 'secondary') => palette[name] as Tones;

/** Tones of a colour family, readable on the page, on their tint and below text. */
function familyOf(tones: Tones, shift: Shift, grounds: readonly string[], direction: 1 | -1): Tones {
  const light = shift(tones.light);
  const main = readable(shift(tones.main), [...grounds, light], direction);
  const contrastText = direction < 0 ? tones.contrastText : readable(shift(tones.contrastText), [main], -1);
  return { main, light, contrastText, dark: readable(shift(tones.dark), [...grounds, light], direction) };
}

function branded(
  palette: PaletteOptions,
  byPrimary: Shift,
  byAccent: Shift,
  direction: 1 | -1,
): PaletteOptions {
  const { text = {}, background = {}, band, art, divider = '' } = palette;
  const ground = { default: byPrimary(background.default ?? ''), paper: byPrimary(background.paper ?? '') };
  const grounds = Object.values(ground);
  const primary = familyOf(tonesOf(palette, 'primary'), byPrimary, grounds, direction);
  const bandGround = byPrimary(band.main);
  const { sun, gold, line, ...green } = art;
  const tints = Object.fromEntries(Object.entries(green).map(([key, tone]) => [key, byPrimary(tone)]));
  return {
    ...palette,
    primary,
    secondary: familyOf(tonesOf(palette, 'secondary'), byAccent, grounds, direction),
    text: {
      primary: readable(byPrimary(text.primary ?? ''), [...grounds, primary.light], direction),
      secondary: readable(byPrimary(text.secondary ?? ''), [...grounds, primary.light], direction),
    },
    background: ground,
    divider: byPrimary(divider),
    band: {
      ...band,
      main: bandGround,
      contrastText: readable(byPrimary(band.contrastText), [bandGround], 1),
      focus: byAccent(band.focus),
    },
    art: {
      ...(tints as typeof green),
      sun: byAccent(sun),
      gold: byAccent(gold),
      line: readable(byPrimary(line), grounds, direction, LINE_CONTRAST),
    },
  };
}

/** The palettes of both schemes in the institute's colours. */
export function brandPalettes({ primary, accent }: BrandColours): {
  light: PaletteOptions;
  dark: PaletteOptions;
} {
  const byPrimary = shiftBetween(PRIMARY, primary);
  const byAccent = shiftBetween(ACCENT, accent);
  return { light: branded(LIGHT, byPrimary, byAccent, -1), dark: branded(DARK, byPrimary, byAccent, 1) };
}
