declare global {
  interface Window {
    /** Set by the script in the page's head. */
    pressedEarly?: HTMLButtonElement;
  }
}

/**
 * Does what was asked of a served page, such as opening its menu, before the page could answer.
 *
 * @param page the root element, which is marked until its page is alive
 */
export function pressEarlierButton(page: HTMLElement): void {
  delete page.dataset['served'];
  const { pressedEarly } = window;
  delete window.pressedEarly;
  if (pressedEarly?.isConnected) pressedEarly.click();
}
