import { type ReactNode, useEffect } from 'react';

declare global {
  interface Window {
    /** Set by the script in the page's head. */
    pressedEarly?: HTMLButtonElement;
  }
}

interface PressEarlierButtonProps {
  /** The root element, which is marked until its page is alive. */
  readonly page: HTMLElement;
  readonly children: ReactNode;
}

/** Does what was asked of a served page, such as opening its menu, before the page could answer. */
export function PressEarlierButton({ page, children }: PressEarlierButtonProps) {
  useEffect(() => {
    delete page.dataset['served'];
    const { pressedEarly } = window;
    delete window.pressedEarly;
    if (pressedEarly?.isConnected) pressedEarly.click();
  }, [page]);
  return children;
}
