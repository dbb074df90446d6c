import type { Browser } from '@playwright/test';
import { inFreshContext } from './browser.ts';
import { openPage } from './slow-visit.ts';

/** Times at which the fields of a form can be used, in ms after the start of a first visit. */
export interface FormVisit {
  readonly firstField: number;
  /** Time of all fields and the submit button. */
  readonly whole: number;
}

const SIGNS = { firstField: 'input[name="surname"]', whole: 'form button[type="submit"]' } as const;
const TYPED = 'Okonkwo';
const LIMIT_MS = 120_000;

/** Runs in the page: records the first paint of each sign. */
function markSigns(signs: Readonly<Record<string, string>>): void {
  const open = new Map(Object.entries(signs));
  const observer = new MutationObserver(() => {
    for (const [name, selector] of open) {
      if (!document.querySelector(selector)) continue;
      open.delete(name);
      requestAnimationFrame(() => performance.mark(name));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Opens the form on a slow phone and types into its first field as soon as it is shown.
 * @throws Error when the text is not in the complete form
 */
export const formVisit = (browser: Browser, url: string): Promise<FormVisit> =>
  inFreshContext(browser, async (context) => {
    await context.addInitScript(markSigns, SIGNS);
    const { page } = await openPage(context, url, 'commit');
    page.setDefaultTimeout(LIMIT_MS);
    const field = page.locator(SIGNS.firstField);
    await field.click();
    await page.keyboard.type(TYPED);
    await page.locator(SIGNS.whole).waitFor();
    const kept = await field.inputValue();
    if (kept !== TYPED)
      throw new Error(`The form has "${kept}" of what was typed before its scripts arrived`);
    const timeOf = (name: keyof typeof SIGNS) =>
      page.evaluate((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0, name);
    return { firstField: await timeOf('firstField'), whole: await timeOf('whole') };
  });
