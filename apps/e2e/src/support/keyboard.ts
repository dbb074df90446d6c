import { expect, type Locator, type Page } from '@playwright/test';

/** Nobody tabs further than this to get somewhere. */
const MOST_TABS = 40;

/** Whether the focus is on nothing: lost, or past the end of the page. */
export const focusIsNowhere = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);

/** That the focus can be seen when it is on something to operate. */
export async function expectFocusSeen(page: Page): Promise<void> {
  const unseen = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || (element as HTMLElement).tabIndex < 0) return null;
      const around = [
        element,
        element.closest('label'),
        element.closest('.MuiButtonBase-root'),
        element.closest('.MuiFormControl-root')?.querySelector('fieldset'),
      ];
      const shown = around.some((part) => {
        if (!part) return false;
        const { outlineStyle, outlineWidth, boxShadow, borderWidth } = getComputedStyle(part);
        const outlined = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
        return outlined || boxShadow !== 'none' || (part.tagName === 'FIELDSET' && borderWidth === '2px');
      });
      return shown ? null : element.outerHTML;
    });
  await expect.poll(unseen, 'has a focus that cannot be seen').toBeNull();
}

/** That the focus is on something of the page, and in sight. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => focusIsNowhere(page), 'has lost the focus').toBe(false);
  await expectFocusSeen(page);
}

/** Goes on with Tab until the focus is there; it is never lost or out of sight on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    await expectFocusKept(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target.toString()} cannot be reached by Tab`);
}
