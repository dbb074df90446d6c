import { expect, test } from '@playwright/test';
import { expectCalm, observe } from '../support/public-page';
import { openForm, surnameField } from '../support/registration-page';

test.describe('loading', () => {
  test.use({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } });

  test('loads only its own remote, without layout shift, errors or policy violations', async ({ page }) => {
    const remotes = new Set<string>();
    page.on('request', (request) => {
      const remote = /\/remotes\/(\w+)\//.exec(request.url())?.[1];
      if (remote) remotes.add(remote);
    });
    const problems = await observe(page);
    await openForm(page);
    await expect(page.getByRole('combobox', { name: 'Country' })).toBeEnabled();
    await page.waitForLoadState('networkidle');
    expect([...remotes]).toEqual(['registration']);
    await expectCalm(page, problems);
  });

  test('keeps text typed before the scripts arrive, with the focus and without a layout shift', async ({
    page,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    const problems = await observe(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const early = (label: RegExp) => page.getByLabel(label);
    await early(/^Email/).fill('ngozi@example.com');
    await early(/^Title/).selectOption('Mrs');
    await early(/^Date of Birth/).fill('1/5/1961');
    await early(/^Surname/).click();
    await page.keyboard.type('Oka');
    release();
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeAttached();
    await page.keyboard.type('for');
    await expect(surnameField(page)).toHaveValue('Okafor');
    await expect(early(/^Email/)).toHaveValue('ngozi@example.com');
    await expect(page.getByRole('combobox', { name: 'Title' })).toHaveText('Mrs');
    await expect(page.getByRole('spinbutton', { name: 'Year' }).first()).toHaveText('1961');
    await expectCalm(page, problems);
  });
});
