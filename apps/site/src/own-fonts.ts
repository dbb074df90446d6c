import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A font in the shell's style sheet, as written by `HeadPlugin` of `libs/ui`. */
const FONT = /font-display:optional;src:url\(\/(assets\/[\w.-]+\.woff2)\)/g;

/**
 * Embeds the fonts in a page, so that the first paint has them on any connection. For pages with
 * names, because system fonts may misplace tone marks and dots. The page grows by the fonts' size.
 *
 * @param shell folder with the font files
 */
export async function withOwnFonts(html: string, shell: string): Promise<string> {
  const paths = [...new Set([...html.matchAll(FONT)].map(([, path]) => path ?? ''))];
  const sources = new Map(
    await Promise.all(
      paths.map(async (path) => [path, (await readFile(join(shell, path))).toString('base64')] as const),
    ),
  );
  const isOwn = (tag: string) => paths.some((path) => tag.includes(`href="/${path}"`));
  return (
    html
      // Browsers decode the font in parallel to the first frame, and `optional` would not wait for it.
      .replace(
        FONT,
        (_, path: string) => `font-display:block;src:url(data:font/woff2;base64,${sources.get(path) ?? ''})`,
      )
      .replace(/<link rel="preload"[^>]*>/g, (tag) => (isOwn(tag) ? '' : tag))
  );
}

/** Letters that English lacks: hooked, with a dot or with a tone mark. */
const OTHER_LETTERS = /(?![A-Za-z])[\p{Script=Latin}\p{M}]/u;

/** True if a page shows letters of Yoruba, Igbo or Hausa that English lacks. */
export const hasOtherLetters = (content: string): boolean => OTHER_LETTERS.test(content);
