import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LEAST_TARGET_PX = 44;
const LEAST_TEXT_PX = 14;

/** What axe finds wrong with the page as it is shown now: all it knows, or by some of its rules. */
export async function faults(page: Page, only?: string[]): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (only ? axe.withRules(only) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * What is to be touched and is less high than a finger needs, and texts that are too small to read: in the dialog or
 * the content, or in the whole page with its links.
 */
export const tooSmall = (page: Page, whole = false): Promise<string[]> =>
  page.evaluate(
    ([leastTarget, leastText, wholePage]) => {
      // Pictures of paper, as small as the screen.
      const PAPER = '.printable-sheet, .certificate-place';
      const named = (element: Element) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(0, 60);
      const seen = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        const isHidden = element.closest('[aria-hidden="true"], [inert], .visually-hidden');
        return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true }) && !isHidden;
      };
      const main = wholePage
        ? document.body
        : (document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body);
      // A field is touched anywhere in its frame, a tick anywhere in its row; links inside a sentence are text.
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
        .filter((element) => seen(element) && !element.closest(`p, .MuiInputAdornment-root, ${PAPER}`))
        .map(row)
        .filter(
          (element) => seen(element) && Math.round(element.getBoundingClientRect().height) < leastTarget,
        )
        .map((element) => `${Math.round(element.getBoundingClientRect().height)} px high: ${named(element)}`);
      const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (words.nextNode()) {
        const element = words.currentNode.parentElement;
        if (!element || !words.currentNode.textContent?.trim() || !seen(element)) continue;
        if (element.closest(`style, ${PAPER}`)) continue;
        // As it is drawn: labels above their fields are scaled.
        const scale = element.offsetHeight
          ? element.getBoundingClientRect().height / element.offsetHeight
          : 1;
        const size = Math.round(parseFloat(getComputedStyle(element).fontSize) * scale);
        if (size < leastText) texts.push(`${size} px text: ${named(element)}`);
      }
      return [...new Set([...targets, ...texts])];
    },
    [LEAST_TARGET_PX, LEAST_TEXT_PX, whole] as const,
  );

/** That the page can be read and used by everybody at its width: axe, sideways scroll, targets, sizes of text. */
export async function expectReadable(page: Page, width: number): Promise<void> {
  expect.soft(await faults(page)).toEqual([]);
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect.soft(await tooSmall(page)).toEqual([]);
}
