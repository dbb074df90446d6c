import { PUBLIC_PAGES } from '@concord/testing';
import { expect, type Page, test } from '@playwright/test';
import { expectHydrated, observe, visit } from '../support/public-page';
import { excessWidth, expectReadable, expectReadableInDark } from '../support/readable';

test.describe.configure({ mode: 'parallel' });
// Files cached by a service worker would hide the cost of a first visit.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce', viewport: { width: 360, height: 800 } });

/** 640 is the width of a window of 1280 pixels at 200 % zoom. */
const OTHER_WIDTHS = [320, 640, 768, 1024];

/** Minimum width with cards and figures side by side. */
const ROWS_FROM_PX = 768;

/** Scrolls to the end and back, so that lazy content loads. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    // A busy Chromium may draw no frame of an unchanged page.
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 200);
      });
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

/** Opens every `<details>`. */
const openDetails = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));

/** Single cards and figures in the last row, with space beside them. */
const leftAlone = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main ul, main dl')]
      .filter((list) => getComputedStyle(list).display === 'grid' && list.children.length > 3)
      .flatMap((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const inRow = (top: number) => boxes.filter((box) => Math.abs(box.top - top) < 1);
        const [first, last] = [boxes[0]?.top ?? 0, boxes.at(-1)?.top ?? 0];
        const alone = inRow(last).length === 1 && inRow(first).length > 1;
        const room = list.getBoundingClientRect().width - (boxes.at(-1)?.width ?? 0);
        return alone && room > 100 ? [list.lastElementChild?.textContent?.slice(0, 40)] : [];
      }),
  );

for (const { path } of PUBLIC_PAGES) {
  test(`${path} is hydrated as it was prerendered, fits every width and is accessible`, async ({ page }) => {
    const problems = await observe(page);
    expect(await visit(page, path)).toBe(200);
    await scrollThrough(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectHydrated(page, problems);
    await openDetails(page);
    await expectReadable(page, path, { whole: true, widths: [360, 1280] });
    for (const width of OTHER_WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => excessWidth(page), `at ${width} px`).toBe(0);
      if (width >= ROWS_FROM_PX) expect.soft(await leftAlone(page), `at ${width} px`).toEqual([]);
    }
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await expectReadableInDark(page, `${path} at ${width} px`);
    }
  });
}
