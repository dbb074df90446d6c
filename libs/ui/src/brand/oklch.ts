import { linearChannels } from '@concord/contracts/colours';

/** A colour by lightness (0 to 1), chroma and hue (radians) of OKLCH, where equal lightness looks equally light. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const toEncoded = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** The OKLCH values of `#rrggbb`. Matrices: Björn Ottosson, A perceptual color space for image processing (2020). */
export function oklchOf(hex: string): Oklch {
  const [r = 0, g = 0, b = 0] = linearChannels(hex);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b2 = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b2), h: Math.atan2(b2, a) };
}

function linearOf({ l, c, h }: Oklch): number[] {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const SHOWABLE_BY = 0.0005;
const CHROMA_STEP = 0.96;

/** Converts to `#rrggbb`; reduces the chroma of a colour that screens cannot show. */
export function hexOf(colour: Oklch): string {
  const channels = linearOf(colour);
  if (channels.some((value) => value < -SHOWABLE_BY || value > 1 + SHOWABLE_BY) && colour.c > SHOWABLE_BY)
    return hexOf({ ...colour, c: colour.c * CHROMA_STEP });
  const bytes = channels.map((value) => Math.round(255 * toEncoded(Math.min(1, Math.max(0, value)))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
