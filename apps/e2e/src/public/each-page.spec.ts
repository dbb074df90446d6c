import { expect, type Page, test } from '@playwright/test';
import { expectTakenOver, PUBLIC_PAGES, visit, watch } from '../support/public-page';
import { faults, tooSmall } from '../support/readable';

test.describe.configure({ mode: 'parallel' });
// What a service worker keeps would hide what a first visit costs.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

/** 640 is what a window of 1280 has left at 200 % zoom. */
const OTHER_WIDTHS = [320, 640, 768];

/** Down to the end as somebody reads, so that all that comes late has come. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });

/** Shows what lies in folded parts too. */
const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));

const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { path } of PUBLIC_PAGES) {
      test(`${path} is taken over as it was served, fits and can be read by anybody`, async ({ page }) => {
        const problems = await watch(page);
        expect(await visit(page, path)).toBe(200);
        await readToTheEnd(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        expect.soft(await faults(page)).toEqual([]);
        await expectTakenOver(page, problems);
        await unfold(page);
        expect.soft(await excessWidth(page)).toBe(0);
        expect.soft(await tooSmall(page, true)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
        expect.soft(await faults(page, ['color-contrast', 'link-in-text-block']), 'dark').toEqual([]);
        for (const other of width === 1280 ? OTHER_WIDTHS : []) {
          await page.setViewportSize({ width: other, height: 800 });
          expect.soft(await excessWidth(page), `at ${other} px`).toBe(0);
        }
      });
    }
  });
}

test('every page of the site map names itself in words of its own', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    new URL((url ?? '').replaceAll('&amp;', '&')).pathname.replaceAll('%26', '&'),
  );
  const paths = PUBLIC_PAGES.map(({ path }) => path);
  // A form that has nothing to print is nothing to find.
  expect(listed.sort()).toEqual(
    [...paths.filter((path) => path !== '/print-certificate'), '/register'].sort(),
  );
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const told = (pattern: RegExp) => pages.map((html) => pattern.exec(html)?.[1] ?? '');
  for (const texts of [told(/<title>([^<]+)</), told(/<meta name="description" content="([^"]+)"/)]) {
    expect(new Set(texts).size).toBe(paths.length);
    for (const text of texts) expect(text.length).toBeGreaterThan(5);
  }
  for (const [index, html] of pages.entries()) {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    if (listed.includes(paths[index] ?? '')) expect(html).toMatch(/<link rel="canonical" href="http/);
    else expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<meta property="og:title" content="[^"]/);
  }
  expect(pages[0]).toContain('application/ld+json');
});
