import { expect, type Page, test } from '@playwright/test';
import { expectTakenOver, PUBLIC_PAGES, visit, watch } from '../support/public-page';
import { faults, tooSmall } from '../support/readable';

test.describe.configure({ mode: 'parallel' });
// What a service worker keeps would hide what a first visit costs.
test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

const PHONE = { width: 360, height: 800 };
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

/** Colours that change do so in the next frame, however short their transition. */
const painted = (page: Page) =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))),
  );

/** Shows what lies in folded parts too. */
const unfold = (page: Page) =>
  page.evaluate(() => document.querySelectorAll('details').forEach((part) => (part.open = true)));

const excessWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectReadable(page: Page, width: number) {
  expect.soft(await faults(page), `at ${width} px`).toEqual([]);
  await expect.poll(() => excessWidth(page), `at ${width} px`).toBe(0);
  expect.soft(await tooSmall(page, true), `at ${width} px`).toEqual([]);
}

test.describe('each page', () => {
  test.use({ viewport: PHONE });

  for (const { path } of PUBLIC_PAGES) {
    test(`${path} is taken over as it was served, fits and can be read by anybody`, async ({ page }) => {
      const problems = await watch(page);
      expect(await visit(page, path)).toBe(200);
      await readToTheEnd(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectTakenOver(page, problems);
      await unfold(page);
      await expectReadable(page, PHONE.width);
      for (const width of OTHER_WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // The page is laid out anew in a moment of its own.
        await expect.poll(() => excessWidth(page), `at ${width} px`).toBe(0);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectReadable(page, 1280);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      for (const { width } of [{ width: 1280 }, PHONE]) {
        await page.setViewportSize({ width, height: 800 });
        await painted(page);
        expect
          .soft(await faults(page, ['color-contrast', 'link-in-text-block']), `dark at ${width} px`)
          .toEqual([]);
      }
    });
  }
});

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
