declare global {
  interface Window {
    /** The last button that was clicked before hydration; set by the script in the page's head. */
    earlyClick?: HTMLButtonElement;
  }
}

/**
 * Repeats a click on a prerendered page that came before hydration, for example on the button of the menu.
 *
 * @param root the root element; loses the mark that it is prerendered
 */
export function replayEarlyClick(root: HTMLElement): void {
  delete root.dataset['prerendered'];
  const { earlyClick } = window;
  delete window.earlyClick;
  if (earlyClick?.isConnected) earlyClick.click();
}
