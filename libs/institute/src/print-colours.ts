import { givenSettings } from './settings/given-settings';

/** Colours on paper, such as `#14663a`. */
export interface PrintColours {
  /** Of headings and rules: the institute's, else a green that prints dark in grey as well. */
  readonly brand: string;
  /** The ground of headings. */
  readonly pale: string;
  /** Thin lines and frames. */
  readonly line: string;
}

/** A colour with white, of which it makes up this share. */
function tint(colour: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(255 - share * (255 - channel));
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colours of documents by the site settings. */
export function printColours(): PrintColours {
  const brand = givenSettings().colours?.primary ?? '#14663a';
  return { brand, pale: tint(brand, 0.07), line: tint(brand, 0.3) };
}
