import { useLayoutEffect, useRef } from 'react';

/** What is used of a document. */
type FontsOfDocument = Pick<Document, 'fonts' | 'styleSheets'>;

function* optionalFaces({ styleSheets }: FontsOfDocument): Generator<CSSStyleDeclaration> {
  for (const sheet of styleSheets) {
    // Those of other origins can not be read; our faces stand in the page.
    if (sheet.href !== null) continue;
    for (const rule of sheet.cssRules)
      if ('style' in rule) {
        const { style } = rule as CSSFontFaceRule;
        if (style.getPropertyValue('font-display') === 'optional') yield style;
      }
  }
}

/**
 * Uses the fonts that came too late for the first paint: with `font-display: optional` a browser does without them as long
 * as the document lives, which may be a whole day. @returns false while one of them is not there yet
 */
export function takeLateFonts(page: FontsOfDocument): boolean {
  for (const { display, status } of page.fonts)
    if (display === 'optional' && status !== 'loaded') return false;
  for (const style of optionalFaces(page)) style.setProperty('font-display', 'swap');
  return true;
}

/** Takes late fonts with a change of the address: text in sight never changes its font. */
export function useLateFonts(pathname: string): void {
  const first = useRef(pathname);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isDone.current && pathname !== first.current) isDone.current = takeLateFonts(document);
  }, [pathname]);
}
