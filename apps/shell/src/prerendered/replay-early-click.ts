declare global {
  interface Window {
    /** Last button clicked before hydration; set by the script in the page's head. */
    earlyClick?: HTMLButtonElement;
  }
}

/**
 * Repeats a click from before hydration, e.g. on the menu button.
 *
 * @param root the root element; loses its prerendered mark
 */
export function replayEarlyClick(root: HTMLElement): void {
  delete root.dataset['prerendered'];
  const { earlyClick } = window;
  delete window.earlyClick;
  if (earlyClick?.isConnected) earlyClick.click();
}
