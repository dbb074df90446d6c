import { expect, type Page, test } from '@playwright/test';
import { PUBLIC_PAGES } from '../support/public-page';

test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false });

const APP_PAGES = ['/register', '/admin'];

/** What a browser opens by itself, without any script. */
async function openAll(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').filter({ visible: true }).all())
    await summary.click();
}

/** Words of the content that nobody can see; controls that could do nothing need not be there. */
const unseenText = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    // A wide table has another form on a phone: one of the two is seen, and the rows of both are the same.
    const isSeenInOtherForm = (element: Element) => {
      const table = element.closest('table') ?? element.closest('[role="group"]')?.previousElementSibling;
      const folded = table?.nextElementSibling;
      if (table?.tagName !== 'TABLE' || folded?.getAttribute('role') !== 'group') return false;
      const rows = [...table.querySelectorAll('tbody tr')];
      return (
        isSeen(table) !== isSeen(folded) &&
        rows.every((row, index) =>
          [...row.children].every((cell) =>
            folded.querySelectorAll('details')[index]?.textContent.includes(cell.textContent ?? ''),
          ),
        )
      );
    };
    const mayBeAway = 'style, script, noscript, button, form, [role="search"], [aria-label="Slides"]';
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const unseen: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement: element } = texts.currentNode;
      if (!textContent?.trim() || !element || element.closest(mayBeAway) || isSeen(element)) continue;
      if (!isSeenInOtherForm(element)) unseen.push(textContent.trim());
    }
    return unseen;
  });

/** Playwright's own locators pass over this element. */
const saidInstead = (page: Page) =>
  page.locator('noscript').evaluate((element: HTMLElement) => element.innerText);

/** The least words and the rows of tables that a page must have: an empty one shows none that are hidden either. */
const LEAST_WORDS = 15;
const TABLE_ROWS: Readonly<Record<string, number>> = {
  '/contact': 18,
  '/member': 15,
  '/certification': 8,
  '/exam-info': 6,
};

for (const width of [360, 1280]) {
  test.describe(`without scripts at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the text of every page can be read, with all of its tables', async ({ page }) => {
      for (const { path } of PUBLIC_PAGES) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
          await openAll(page);
          expect.soft(await unseenText(page)).toEqual([]);
          const words = (await page.locator('main').innerText()).split(/\s+/).length;
          expect.soft(words).toBeGreaterThan(LEAST_WORDS);
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
      const follow = async (place: string, count: number) => {
        const links = page.locator(place).filter({ visible: true });
        await expect(links).toHaveCount(count);
        for (const index of Array(count).keys()) {
          const link = links.nth(index);
          const to = (await link.getAttribute('href')) ?? '';
          await test.step(`${place} ${to}`, async () => {
            await link.click();
            await expect(page).toHaveURL(to);
            if (APP_PAGES.includes(to))
              await expect.poll(() => saidInstead(page)).toContain('needs JavaScript');
            else await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops');
            await page.goto('/');
          });
        }
      };
      await follow('header nav a', 7);
      // The foot is the same at every width.
      if (width === 360) await follow('footer nav a', 17);
    });
  });
}

test('the nine themes can be scrolled to and read without scripts', async ({ page }) => {
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
