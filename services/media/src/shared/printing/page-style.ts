import { printColours } from '@concord/institute';
import { fontStyles } from './fonts';

interface Page {
  landscape?: boolean;
  /** Text at the left of each page's footer; without it the page has no margins. */
  footer?: string;
  margins?: string;
}

/** Fonts, paper and footer of a printed document, with `Page 1 of 2` at the right. */
export function pageStyle({ landscape = false, footer, margins = '12mm 14mm 16mm' }: Page): string {
  const { brand, pale, line } = printColours();
  const size = `size:A4 ${landscape ? 'landscape' : 'portrait'}`;
  if (!footer) return `${fontStyles}\n@page{${size};margin:0}`;
  const style = `font:7pt 'Inter','Form Sans','Form Other',sans-serif;font-variant-ligatures:no-contextual;color:#55635b;vertical-align:top;padding-top:2mm`;
  return `${fontStyles}
html:root{--brand:${brand};--pale:${pale};--line:${line}}
@page{${size};margin:${margins};
@bottom-left{content:${cssString(footer)};${style}}
@bottom-right{content:'Page ' counter(page) ' of ' counter(pages);${style}}}`;
}

/** A quoted CSS string; escapes all that could end the string or the style element. */
function cssString(text: string): string {
  const escaped = text.replace(
    /[^\p{L}\p{N} ·:,.()+-]/gu,
    (found) => `\\${found.codePointAt(0)?.toString(16)} `,
  );
  return `'${escaped}'`;
}
