import { PUBLIC_PAGES } from '@concord/testing';
import { expect, type Page, test } from '@playwright/test';
import { expectFocusKept } from '../support/keyboard';
import { excessWidth } from '../support/readable';

test.describe.configure({ mode: 'parallel' });
test.use({ javaScriptEnabled: false });

/** Opens every `<details>` by a click, which needs no script. */
async function openAll(page: Page): Promise<void> {
  for (const summary of await page.locator('main summary').filter({ visible: true }).all())
    await summary.click();
}

/** Invisible texts of the content; controls that need scripts may be hidden. */
const hiddenTexts = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().height > 0;
    // A wide table has a second version for phones with the same rows; one of the two is visible.
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

/** Minimum words of a page with content. */
const MIN_WORDS = 15;

for (const width of [360, 1280]) {
  test(`every page shows its whole text without scripts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of PUBLIC_PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect.soft(page.getByRole('heading', { level: 1 })).toBeVisible();
        await openAll(page);
        expect.soft(await hiddenTexts(page)).toEqual([]);
        const words = (await page.locator('main').innerText()).split(/\s+/).length;
        expect.soft(words).toBeGreaterThan(MIN_WORDS);
        expect.soft(await excessWidth(page)).toBe(0);
      });
    }
  });
}

test('a page that needs scripts says so', async ({ page }) => {
  for (const path of ['/register', '/admin']) {
    await page.goto(path);
    // Playwright's locators ignore `<noscript>`.
    const text = await page.locator('noscript').evaluate((element: HTMLElement) => element.innerText);
    expect(text).toContain('needs JavaScript');
  }
});

test('the focus is visible before any script has run', async ({ page }) => {
  for (const path of ['/', '/certificate-form', '/register']) {
    await page.goto(path);
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      await expectFocusKept(page);
    }
  }
});

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
