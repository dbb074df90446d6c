import { type BrowserContext, chromium, type Page } from '@playwright/test';

export const CHROMIUM = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Visit {
  readonly scripts: readonly { readonly path: string; readonly bytes: number }[];
  readonly remotes: readonly string[];
}

export const totalOf = ({ scripts }: Visit): number => scripts.reduce((sum, { bytes }) => sum + bytes, 0);

/** A browser of its own for the work, with no service worker between the page and what it fetches. */
export async function inBrowser<T>(work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
  try {
    return await work(await browser.newContext({ serviceWorkers: 'block' }));
  } finally {
    await browser.close();
  }
}

/** What one visit of an address fetches, as if for the first time: the compressed bytes of each script. */
export async function visit(
  context: BrowserContext,
  url: string,
  ready: (page: Page) => Promise<void>,
): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const scripts = new Map<string, Promise<number>>();
  const remotes = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const remote = /^\/remotes\/([^/]+)\//.exec(pathname)?.[1];
    if (remote) remotes.add(remote);
    if (!pathname.endsWith('.js')) return;
    scripts.set(
      pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await ready(page);
  const sizes = await Promise.all([...scripts].map(async ([path, size]) => ({ path, bytes: await size })));
  await page.close();
  return { scripts: sizes, remotes: [...remotes].sort() };
}
