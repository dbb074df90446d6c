import axe from 'axe-core';
import { expect, type Page, test } from '@playwright/test';

const softly = expect.configure({ soft: true });
const MIN_TARGET_PX = 44;
const MIN_TEXT_PX = 14;

/** Violations that axe finds in the page, by its default rules or by `rules`. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  // Compiling axe takes longer than most analyses, so a page gets it once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    // Passed elements are left out: transferring their HTML takes longer than the analysis.
    const options: axe.RunOptions = { resultTypes: ['violations'], ...(only && { runOnly: only }) };
    const { violations } = await inPage.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, rules);
}

/**
 * Expects enough contrast in the dark scheme. Its transitions are ended, and those that this starts in children:
 * waiting for them hangs where a busy Chromium draws no frame.
 */
export async function expectReadableInDark(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  const violations = async () => {
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    return axeViolations(page, ['color-contrast', 'link-in-text-block']);
  };
  await softly.poll(violations, `${what} in the dark`).toEqual([]);
}

/** Horizontal overflow of the page in pixels. */
export const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Controls below the touch target height, and texts that are too small: in the open dialog or the
 * content; with `whole` in the whole page, including links.
 */
const tooSmall = (page: Page, whole: boolean): Promise<string[]> =>
  page.evaluate(
    ([minTarget, minText, wholePage]) => {
      // Scaled previews of printed pages, which may be smaller.
      const PAPER = '.printable-sheet, .certificate-place';
      const named = (element: Element) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
      const isVisible = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const isHidden = element.closest('[aria-hidden="true"], [inert], .visually-hidden');
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !isHidden;
      };
      const main = wholePage
        ? document.body
        : (document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body);
      // The target of a field is its frame, and of a check box its row. Links inside a sentence count as
      // text.
      const row = (element: Element) =>
        element.closest('label, .MuiInputBase-root, .MuiPickersInputBase-root') ?? element;
      const standsAlone = (link: Element) => {
        let block = link.parentElement;
        while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
        return block?.textContent?.trim() === link.textContent?.trim();
      };
      const links = wholePage ? [...main.querySelectorAll('a[href]')].filter(standsAlone) : [];
      const targets = [
        ...main.querySelectorAll(
          'button, input, textarea, select, summary, [role="combobox"], [role="button"]',
        ),
        ...links,
      ]
        .filter((element) => isVisible(element) && !element.closest(`p, .MuiInputAdornment-root, ${PAPER}`))
        .map(row)
        .filter(
          (element) => isVisible(element) && Math.round(element.getBoundingClientRect().height) < minTarget,
        )
        .map((element) => `${Math.round(element.getBoundingClientRect().height)} px high: ${named(element)}`);
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (words.nextNode()) {
        const element = words.currentNode.parentElement;
        if (!element || !words.currentNode.textContent?.trim() || !isVisible(element)) continue;
        if (element.closest(`style, ${PAPER}`)) continue;
        // Scale of a raised label.
        const scale = element.offsetHeight
          ? element.getBoundingClientRect().height / element.offsetHeight
          : 1;
        const size = Math.round(parseFloat(getComputedStyle(element).fontSize) * scale);
        if (size < minText) texts.push(`${size} px text: ${named(element)}`);
      }
      return [...new Set([...targets, ...texts])];
    },
    [MIN_TARGET_PX, MIN_TEXT_PX, whole] as const,
  );

/**
 * Expects that the page is accessible on a desktop and a phone: axe, no horizontal scroll, sizes of
 * targets and texts. `whole` includes header, footer and links.
 */
export async function expectReadable(page: Page, what: string, { widths = [1280, 360], whole = false } = {}) {
  // A page whose script is still on its way has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  for (const width of widths) {
    await test.step(`${what} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => excessWidth(page)).toBeLessThanOrEqual(0);
      // Colours and sizes may be on their way: a fading toast, a label that rises.
      await softly.poll(() => axeViolations(page)).toEqual([]);
      await softly.poll(() => tooSmall(page, whole)).toEqual([]);
    });
  }
}
