import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A font of the shell's style sheet, as `HeadPlugin` of `libs/ui` writes it. */
const FONT = /font-display:optional;src:url\(\/(assets\/[\w.-]+\.woff2)\)/g;

/**
 * Embeds the fonts in a page, so that they are available at the first paint, however slow the
 * connection: for pages with names, whose tone marks and dots a system font may misplace. Delays
 * the page by the fonts' size.
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
      // Browsers decode it beside the first frame, and `optional` would not wait for that.
      .replace(
        FONT,
        (_, path: string) => `font-display:block;src:url(data:font/woff2;base64,${sources.get(path) ?? ''})`,
      )
      .replace(/<link rel="preload"[^>]*>/g, (tag) => (isOwn(tag) ? '' : tag))
  );
}

/** Letters not used in English: hooked ones, with a dot, with a tone mark. */
const OTHER_LETTERS = /(?![A-Za-z])[\p{Script=Latin}\p{M}]/u;

/** True if a page shows names or words with letters of Yoruba, Igbo or Hausa. */
export const hasOtherLetters = (content: string): boolean => OTHER_LETTERS.test(content);
