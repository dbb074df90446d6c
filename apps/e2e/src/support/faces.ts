import { expect, type Locator } from '@playwright/test';

interface Face {
  readonly familyName: string;
  readonly isCustomFont: boolean;
}

/** The fonts that draw the text of an element, as the browser chose them; `system` in place of one of the machine. */
export async function facesOf(element: Locator): Promise<string[]> {
  const page = element.page();
  const devtools = await page.context().newCDPSession(page);
  try {
    await element.evaluate((node) => node.setAttribute('data-measured', ''));
    for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
    const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
    const selector = { nodeId: root.nodeId, selector: '[data-measured]' };
    const { nodeId } = await devtools.send('DOM.querySelector', selector);
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    await element.evaluate((node) => node.removeAttribute('data-measured'));
    return fonts.map(({ familyName, isCustomFont }: Face) => (isCustomFont ? familyName : 'system'));
  } finally {
    await devtools.detach();
  }
}

/** Puts a text into an element, which keeps its style, and returns the fonts that draw it. */
export async function facesFor(element: Locator, text: string): Promise<string[]> {
  await element.evaluate((node, words) => {
    node.textContent = words;
  }, text);
  return facesOf(element);
}

/** Expects that nothing in the page, and no text in an element, is wider than its place. */
export async function expectFits(element: Locator): Promise<void> {
  const excess = await element.evaluate((node) => [
    Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    Math.max(0, node.scrollWidth - node.clientWidth),
  ]);
  expect(excess).toEqual([0, 0]);
}
