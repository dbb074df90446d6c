import { expect, test } from '@playwright/test';
import { expectCalm, observe } from '../support/public-page';
import { openForm } from '../support/registration-page';

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
});
