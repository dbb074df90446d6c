import type { Locator, Page } from '@playwright/test';

/** Opens a group of the back office's menu: in a low window those that do not fit are closed. */
export async function openGroup(menu: Locator | Page, title: string): Promise<void> {
  const heading = menu.getByRole('button', { name: title, exact: true });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
}
