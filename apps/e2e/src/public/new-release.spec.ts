import { expect, type Page, test } from '@playwright/test';
import { unique } from '../support/accounts';
import { storedDraft } from '../support/stored-draft';
import { visit } from '../support/public-page';
import { openForm, surnameField } from '../support/registration-page';

// A service worker's requests bypass the page's routes.
test.use({ serviceWorkers: 'block' });

/** Replaces the server's files by those of another version. */
async function release(page: Page): Promise<void> {
  await page.route('**/remotes/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/\/main\.[0-9a-f]+\.js/, '/main.0123456789.js');
    expect(body).toContain('/main.0123456789.js');
    await route.fulfill({ response: answer, body });
  });
}

async function reloadForNewVersion(page: Page): Promise<void> {
  await expect(page.getByText('A new version of this site is available')).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload' }).click();
}

test('a tab that was open during an upgrade offers a reload, and a half-typed registration survives it', async ({
  page,
}) => {
  await visit(page, '/');
  await release(page);
  await page.getByRole('link', { name: 'Career' }).click();
  await reloadForNewVersion(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible();
  await expect(page).toHaveURL('/career');

  const surname = unique('Okafor');
  await openForm(page);
  await surnameField(page).fill(surname);
  await expect.poll(() => storedDraft(page)).toContain(surname);
  await release(page);
  await page.getByRole('link', { name: 'Projects' }).click();
  await reloadForNewVersion(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  await openForm(page);
  await page
    .getByRole('region', { name: 'Continue where you left off?' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await expect(surnameField(page)).toHaveValue(surname);
});
