import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Controls that Tab has not reached yet, see {@link expectTabReachesAll}. */
    unreached?: Set<HTMLElement>;
  }
}

/** Maximum Tab presses to reach a control. */
const MAX_TABS = 40;

/** True if no element has the focus: it was lost, or is past the end of the page. */
export const focusIsLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement === document.body);

/** Expects that a focused control has a visible focus indicator. */
export async function expectFocusVisible(page: Page): Promise<void> {
  const invisible = () =>
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
  await expect.poll(invisible, 'has a focus that cannot be seen').toBeNull();
}

/** Expects that the focus is in the page and visible. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => focusIsLost(page), 'has lost the focus').toBe(false);
  await expectFocusVisible(page);
}

/** Presses Tab until the target has the focus, which must not get lost or invisible on the way. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    await expectFocusKept(page);
    // In one step, as a handle refers to the first found element, and a date field is replaced when its
    // picker loads.
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`${target.toString()} cannot be reached by Tab`);
}

/** Controls of the content that Tab must reach. */
const CONTROLS = 'a[href], button, input, select, textarea, [role="combobox"], [role="spinbutton"]';

/** Expects that Tab reaches every control of the content, in its order. */
export async function expectTabReachesAll(page: Page): Promise<void> {
  const count = await page.evaluate((controls) => {
    const main = document.querySelector<HTMLElement>('main');
    const all = [...(main?.querySelectorAll<HTMLElement>(controls) ?? [])].filter(
      (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );
    window.unreached = new Set(all);
    document.addEventListener('focusin', ({ target }) => window.unreached?.delete(target as HTMLElement));
    // Tab continues from there.
    getSelection()?.collapse(main, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    return all.length;
  }, CONTROLS);
  expect(count).toBeGreaterThan(0);
  for (let presses = 0; presses < count; presses += 1) await page.keyboard.press('Tab');
  // A date has a stop for each of its parts, so some more presses may be needed.
  const unreached = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => [...(window.unreached ?? [])].map(({ outerHTML }) => outerHTML));
  };
  await expect.poll(unreached, 'cannot be reached by Tab').toEqual([]);
}
