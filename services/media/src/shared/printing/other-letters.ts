import { unprintedLetters } from '@concord/institute/printed-letters';
import { otherFontStyles } from './fonts';

const NOTE_STYLE = 'margin:3mm 0 0;font-size:7.5pt;color:#55635b';

/** Note on paper that has letters without a font. */
export const UNPRINTED = 'A box stands for a letter that cannot be printed.';

/** Gives a complete page the fonts for its unusual letters. */
export function withOtherFonts(html: string): string {
  const styles = otherFontStyles(html);
  return styles ? html.replace('</head>', () => `<style>${styles}</style>\n</head>`) : html;
}

/** Like {@link withOtherFonts}, with a note below that boxes are letters without a font. */
export function withOtherLetters(html: string): string {
  const note = unprintedLetters(html).length > 0 ? `<p style="${NOTE_STYLE}">${UNPRINTED}</p>\n` : '';
  return withOtherFonts(note ? html.replace('</body>', () => `${note}</body>`) : html);
}
