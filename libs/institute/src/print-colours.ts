import { givenSettings } from './settings/given-settings';

/** Colours for print, e.g. `#14663a`. */
export interface PrintColours {
  /** Headings and rules: the institute's colour, by default a green that stays dark in grey print. */
  readonly brand: string;
  /** Background of headings. */
  readonly pale: string;
  /** Thin lines and frames. */
  readonly line: string;
}

/** Mixes a colour with white; `share` is the colour's share. */
function tint(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - share * (255 - channel));
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Print colours in the current settings. */
export function printColours(): PrintColours {
  const brand = givenSettings().colours?.primary ?? '#14663a';
  return { brand, pale: tint(brand, 0.07), line: tint(brand, 0.3) };
}
