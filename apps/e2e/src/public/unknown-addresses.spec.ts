import { expect, test } from '@playwright/test';
import { observe, visit } from '../support/public-page';
import { rawGet } from '../support/raw-request';

const SCRIPT = '/<script>alert(1)</script>';

const UNKNOWN = [
  '//',
  '///about',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%00',
  '/about%00',
  '/%ff',
  '/%c0%af',
  '/%',
  '/%zz',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/about%2f',
  '/about/..%5c..',
  SCRIPT,
  '/%3Cimg%20src=x%20onerror=alert(1)%3E',
  `/"onmouseover="alert(1)`,
  `/${'a'.repeat(10_000)}`,
  `/${'%2e%2e/'.repeat(1_400)}`,
];

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

test('the answer to any unknown address is the 404 page with the path as text', async ({ baseURL }) => {
  for (const path of UNKNOWN) {
    await test.step(path.slice(0, 60), async () => {
      const { status, headers, body } = await rawGet(baseURL ?? '', path);
      expect.soft(status).toBe(404);
      expect.soft(headers).toMatch(/^content-type: text\/html/im);
      expect.soft(headers).not.toMatch(/^location:/im);
      expect.soft(body).toMatch(/<h1[^>]*>Oops</);
      expect
        .soft(/The url [^<]* can not be found/.exec(body)?.[0])
        .toBe(`The url ${escaped(path)} can not be found`);
      expect.soft(body).not.toContain('<script>alert');
      expect.soft(body).not.toContain('root:x:');
    });
  }
});

test('in a browser the path stays text, before and after hydration', async ({ page }) => {
  const problems = await observe(page);
  page.on('dialog', (dialog) => problems.push(dialog.message()));
  const addresses = [
    '//',
    '//evil.example',
    '/%ff',
    '/%00',
    '/about%2f',
    '/%3Cscript%3Ealert(1)%3C/script%3E',
    '/no/<img src=x onerror=alert(1)>',
    `/${'a'.repeat(10_000)}`,
  ];
  for (const address of addresses) {
    await test.step(address.slice(0, 60), async () => {
      // A whole URL, because two slashes alone would name a host.
      await page.goto('/');
      const { origin } = new URL(page.url());
      expect(await visit(page, `${origin}${address}`)).toBe(404);
      expect(new URL(page.url()).origin).toBe(origin);
      await expect(page.getByRole('heading', { level: 1, name: 'Oops' })).toBeVisible();
      const path = await page.evaluate(() => location.pathname);
      await expect(page.getByText(`The url ${path} can not be found`, { exact: true })).toBeVisible();
      expect(await page.locator('main script, main img').count()).toBe(0);
      // The browser reports the status 404 in its console.
      expect(problems.filter((text) => !text.includes('status of 404'))).toEqual([]);
    });
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an address in capitals, with a trailing slash or percent-encoded is the page', async ({ page }) => {
  for (const [address, heading] of [
    ['/ABOUT', 'About'],
    ['/about/', 'About'],
    ['/t%26c', 'T&C'],
  ] as const) {
    const problems = await observe(page);
    expect(await visit(page, address)).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.observed?.heading === document.querySelector('h1'))).toBe(true);
    expect(problems).toEqual([]);
  }
});
