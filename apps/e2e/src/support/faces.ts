import { expect, type Locator } from '@playwright/test';

interface Face {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

/**
 * Fonts that the browser uses for an element; `system` is any font of the machine. With `text`,
 * measures a copy of the element with this text, so the element keeps its name.
 */
export async function facesOf(element: Locator, text?: string): Promise<string[]> {
  await element.evaluate((node, words) => {
    const measured = words ? (node.cloneNode() as typeof node) : node;
    if (words) {
      measured.textContent = words;
      measured.setAttribute('data-copy', '');
      node.after(measured);
    }
    measured.setAttribute('data-measured', '');
  }, text);
  const page = element.page();
  const devtools = await page.context().newCDPSession(page);
  try {
    for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
    const selector = { nodeId: root.nodeId, selector: '[data-measured]' };
    const { nodeId } = await devtools.send('DOM.querySelector', selector);
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName, isCustomFont }: Face) => (isCustomFont ? familyName : 'system'));
  } finally {
    // The page may have replaced the element meanwhile.
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('[data-measured]'))
        if (node.hasAttribute('data-copy')) node.remove();
        else node.removeAttribute('data-measured');
    });
    await devtools.detach();
  }
}

/** Expects that nothing overflows horizontally in the page, and no text in the element. */
export async function expectFits(element: Locator): Promise<void> {
  const excess = await element.evaluate((node) => [
    Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    Math.max(0, node.scrollWidth - node.clientWidth),
  ]);
  expect(excess).toEqual([0, 0]);
}
