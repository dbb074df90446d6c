import { expect, type Page, test } from '@playwright/test';

// A service worker's requests bypass the page's routes.
test.use({ serviceWorkers: 'block' });

declare global {
  interface Window {
    /** Set by a modified script. */
    tampered?: boolean;
  }
}

/**
 * Modifies scripts, like an attacker with write access to a disk or cache between the build and the
 * browser.
 */
async function tamper(page: Page, isMeant: (pathname: string) => boolean): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && isMeant(pathname),
    async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `window.tampered=true;${await answer.text()}` });
    },
  );
}

// The page keeps requesting the refused file, also after the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const hasRun = (page: Page) => page.evaluate(() => window.tampered ?? false);

const CASES: [string, (pathname: string) => boolean][] = [
  ['the entry of a remote', (pathname) => pathname.startsWith('/remotes/exam/exam.')],
  ['a chunk of a remote', (pathname) => /^\/remotes\/exam\/(?!exam\.)/.test(pathname)],
  ['a chunk of the shell', (pathname) => /^\/\d+\./.test(pathname)],
];

for (const [name, isMeant] of CASES) {
  test(`${name} that was tampered with does not run, and the page reports it until it is repaired`, async ({
    page,
  }) => {
    await tamper(page, isMeant);
    await page.goto('/start-exam');
    await expect(page.getByText('This page could not be opened safely')).toBeVisible();
    expect(await hasRun(page)).toBe(false);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Proceed' })).toBeVisible();
  });
}

test('a tampered start script does not run, and the page is not empty', async ({ page }) => {
  await tamper(page, (pathname) => pathname.startsWith('/main.'));
  await page.goto('/start-exam');
  await expect(page.getByText('This page could not be loaded completely.')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('a tampered start script does not run, and a prerendered page reports it where more would come', async ({
  page,
}) => {
  await tamper(page, (pathname) => pathname.startsWith('/main.'));
  await page.goto('/me/sign-in');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('This page could not be loaded completely.')).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

test('a public page with tampered scripts can be read, and runs none of them', async ({ page }) => {
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await tamper(page, (pathname) => pathname.startsWith('/remotes/'));
  await page.goto('/about');
  await refused;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#root[data-prerendered]')).toBeAttached();
  expect(await hasRun(page)).toBe(false);
});
