import { ACCENT, type BrandColours, brandPalettes, PRIMARY, shiftBetween } from './brand-palettes';
import { oklchOf } from './oklch';

const GOLD = '#c99a3c';
const GREY_BELOW = 0.02;
const NEAR = 0.7;

const isNear = (one: number, other: number) => Math.abs(Math.sin((one - other) / 2)) < Math.sin(NEAR / 2);

/** Colours of the mark, and of pictures with it, for the institute's colours. */
export function brandMark(colours: BrandColours): (colour: string) => string {
  const { main } = brandPalettes(colours).light.primary as { main: string };
  const byPrimary = shiftBetween(PRIMARY, colours.primary && main);
  const byAccent = shiftBetween(ACCENT, colours.accent);
  const [green, gold] = [oklchOf(PRIMARY).h, oklchOf(GOLD).h];
  return (colour) => {
    const { c, h } = oklchOf(colour);
    if (c < GREY_BELOW) return colour;
    if (isNear(h, green)) return byPrimary(colour);
    return isNear(h, gold) ? byAccent(colour) : colour;
  };
}
