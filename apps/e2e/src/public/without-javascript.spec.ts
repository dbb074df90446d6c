import { PUBLIC_PAGES } from '@concord/testing';
import { expect, type Page, test } from '@playwright/test';

test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false });

const APP_PAGES = ['/register', '/admin'];

/** Opens every `<details>`, which needs no script. */
async function openAll(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').filter({ visible: true }).all())
    await summary.click();
}

/** Texts of the content that are not visible; controls that need scripts may be hidden. */
const hiddenTexts = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    // A wide table has another form on a phone: one of the two is visible, and both have the same rows.
    const isVisibleInOtherForm = (element: Element) => {
      const table = element.closest('table') ?? element.closest('[role="group"]')?.previousElementSibling;
      const folded = table?.nextElementSibling;
      if (table?.tagName !== 'TABLE' || folded?.getAttribute('role') !== 'group') return false;
      const rows = [...table.querySelectorAll('tbody tr')];
      return (
        isVisible(table) !== isVisible(folded) &&
        rows.every((row, index) =>
          [...row.children].every((cell) =>
            folded.querySelectorAll('details')[index]?.textContent.includes(cell.textContent ?? ''),
          ),
        )
      );
    };
    const mayBeHidden = 'style, script, noscript, button, form, [role="search"], [aria-label="Slides"]';
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const hidden: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement: element } = texts.currentNode;
      if (!textContent?.trim() || !element || element.closest(mayBeHidden) || isVisible(element)) continue;
      if (!isVisibleInOtherForm(element)) hidden.push(textContent.trim());
    }
    return hidden;
  });

/** The text for browsers without scripts; Playwright's locators ignore `<noscript>`. */
const noscriptText = (page: Page) =>
  page.locator('noscript').evaluate((element: HTMLElement) => element.innerText);

/** Minimum of words and table rows of a page, so that an empty page fails. */
const MIN_WORDS = 15;
const TABLE_ROWS: Readonly<Record<string, number>> = {
  '/contact': 18,
  '/member': 15,
  '/certification': 8,
  '/exam-info': 6,
};

for (const width of [360, 1280]) {
  test.describe(`without scripts at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('every page shows its whole text and all tables', async ({ page }) => {
      for (const { path } of PUBLIC_PAGES) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
          await openAll(page);
          expect.soft(await hiddenTexts(page)).toEqual([]);
          const words = (await page.locator('main').innerText()).split(/\s+/).length;
          expect.soft(words).toBeGreaterThan(MIN_WORDS);
          const rows = await page.locator('main tbody tr').count();
          expect.soft(rows, 'rows of tables').toBeGreaterThanOrEqual(TABLE_ROWS[path] ?? 0);
          expect
            .soft(await page.evaluate(() => document.documentElement.scrollWidth))
            .toBeLessThanOrEqual(width);
        });
      }
    });

    test('every link of header and footer leads to its page', async ({ page }) => {
      await page.goto('/');
      const follow = async (selector: string, count: number) => {
        const links = page.locator(selector).filter({ visible: true });
        await expect(links).toHaveCount(count);
        for (const index of Array(count).keys()) {
          const link = links.nth(index);
          const to = (await link.getAttribute('href')) ?? '';
          await test.step(`${selector} ${to}`, async () => {
            await link.click();
            await expect(page).toHaveURL(to);
            if (APP_PAGES.includes(to))
              await expect.poll(() => noscriptText(page)).toContain('needs JavaScript');
            else await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops');
            await page.goto('/');
          });
        }
      };
      await follow('header nav a', 7);
      // The footer is the same at every width.
      if (width === 360) await follow('footer nav a', 17);
    });
  });
}

test('the nine themes of the carousel can be scrolled to and read', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('group', { name: /^\d of 9$/ });
  await expect(slides).toHaveCount(9);
  for (const index of Array(9).keys()) {
    const slide = slides.nth(index);
    await slide.scrollIntoViewIfNeeded();
    await expect(slide.getByRole('heading', { level: 3 })).toBeInViewport();
    await expect(slide.getByRole('link')).toBeInViewport();
  }
});
