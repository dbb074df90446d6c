import { expect, type Page, test } from '@playwright/test';
import { expectFocusVisible } from '../support/keyboard';
import { visit } from '../support/public-page';

test.describe.configure({ mode: 'parallel' });

const THEMES = 9;

const carousel = (page: Page) => page.getByRole('region', { name: 'Programme themes' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name, exact: true });
const slide = (page: Page, at: number) =>
  carousel(page).getByRole('group', { name: `${at} of ${THEMES}`, exact: true });

async function openCarousel(page: Page): Promise<void> {
  await visit(page, '/');
  await carousel(page).getByRole('heading', { level: 2 }).scrollIntoViewIfNeeded();
  await expect(button(page, 'Next slide')).toBeVisible();
}

/** Expects that this slide is the only visible one and the only one that is not inert. */
async function expectAt(page: Page, at: number): Promise<void> {
  await expect(carousel(page).getByText(`${at} of ${THEMES}`, { exact: true })).toBeVisible();
  await expect(slide(page, at)).not.toHaveAttribute('inert');
  await expect(carousel(page).locator('[aria-roledescription="slide"][inert]')).toHaveCount(THEMES - 1);
  await expect(slide(page, at).getByRole('heading')).toBeInViewport({ ratio: 1 });
}

test('with reduced motion it does not rotate, and keys move through all slides endlessly', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCarousel(page);
  await expect(button(page, 'Play the slides')).toBeVisible();
  await expectAt(page, 1);

  await button(page, 'Next slide').focus();
  await expectFocusVisible(page);
  for (let at = 2; at <= THEMES; at += 1) {
    await page.keyboard.press(at % 2 ? 'Enter' : 'ArrowRight');
    await expectAt(page, at);
  }
  await page.keyboard.press('Enter');
  await expectAt(page, 1);
  await page.keyboard.press('Shift+Tab');
  await expect(button(page, 'Previous slide')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAt(page, THEMES);
  await page.keyboard.press('ArrowLeft');
  await expectAt(page, THEMES - 1);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slide(page, THEMES - 1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/');
});

test('it rotates until paused, pauses under the pointer, and reacts to buttons and swipes', async ({
  page,
}) => {
  await page.clock.install();
  await openCarousel(page);
  await expectAt(page, 1);
  const advance = () => page.clock.runFor(7000);
  await advance();
  await expectAt(page, 2);

  await slide(page, 2).hover();
  await advance();
  await advance();
  await expectAt(page, 2);
  await page.mouse.move(0, 0);
  await advance();
  await expectAt(page, 3);

  await button(page, 'Pause the slides').click();
  await page.mouse.move(0, 0);
  await advance();
  await advance();
  await expectAt(page, 3);
  await button(page, 'Play the slides').click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await advance();
  await expectAt(page, 4);

  await button(page, 'Previous slide').click();
  await expectAt(page, 3);
  await expect(button(page, 'Play the slides')).toBeVisible();
  await slide(page, 3).hover();
  await page.mouse.wheel(800, 0);
  await expect(carousel(page).getByText(`4 of ${THEMES}`, { exact: true })).toBeVisible();
});
