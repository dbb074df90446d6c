import { fontStyles } from './fonts';

interface Page {
  landscape?: boolean;
  /** Words at the left of each page's foot; a page without them has no margins either. */
  foot?: string;
}

/** Fonts, paper and foot of a printed document, with `Page 1 of 2` at the right. */
export function pageStyle({ landscape = false, foot }: Page): string {
  const size = `size:A4 ${landscape ? 'landscape' : 'portrait'}`;
  if (!foot) return `${fontStyles}\n@page{${size};margin:0}`;
  const words = `font:7pt 'Form Sans',sans-serif;color:#55635b;vertical-align:top;padding-top:2mm`;
  return `${fontStyles}
@page{${size};margin:12mm 14mm 16mm;
@bottom-left{content:${cssText(foot)};${words}}
@bottom-right{content:'Page ' counter(page) ' of ' counter(pages);${words}}}`;
}

/** Text as a CSS string that neither ends early nor ends the style element. */
function cssText(text: string): string {
  const safe = text.replace(
    /[^\p{L}\p{N} ·:,.()+-]/gu,
    (found) => `\\${found.codePointAt(0)?.toString(16)} `,
  );
  return `'${safe}'`;
}
