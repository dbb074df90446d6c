import { type ElementHandle, type EvaluateFunc, launch, type Page } from 'puppeteer-core';
import type { Driver, Finder, FoundElement, PageFunction } from './driver';

const PROGRAM = process.env.FIREFOX_PATH || '/usr/bin/firefox-esr';
/** Preferences without sound, updates and first-run pages. Files are saved without a prompt. */
const preferences = (downloads: string) => ({
  'app.update.enabled': false,
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'pdfjs.disabled': true,
});

/** Hash of an empty file, which Firefox reports for a load cancelled by leaving the page. */
const STOPPED_LOAD = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

class FirefoxElement implements FoundElement {
  private readonly handle: ElementHandle;

  constructor(handle: ElementHandle) {
    this.handle = handle;
  }

  click(): Promise<void> {
    return this.handle.click();
  }

  upload(paths: readonly string[]): Promise<void> {
    return (this.handle as ElementHandle<HTMLInputElement>).uploadFile(...paths);
  }
}

/**
 * Runs before the scripts of each page: reports error messages and CSP violations, which WebDriver
 * BiDi does not.
 */
function reportInWords(): void {
  for (const level of ['error', 'warn'] as const) {
    const report = console[level].bind(console);
    console[level] = (...parts: unknown[]) => report(parts.map(String).join(' '));
  }
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    console.error(`content security policy: ${effectiveDirective} stopped ${blockedURI} ${sample}`),
  );
}

class FirefoxDriver implements Driver {
  readonly version: string;
  private readonly page: Page;
  private problems: string[] = [];

  constructor(page: Page, version: string) {
    this.page = page;
    this.version = version;
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) this.problems.push(message.text());
    });
    page.on('pageerror', (error) => this.problems.push(String(error)));
  }

  async takeProblems(): Promise<string[]> {
    const taken = this.problems;
    this.problems = [];
    return taken.filter((text) => !text.includes(STOPPED_LOAD));
  }

  async goto(url: string): Promise<void> {
    await this.page.goto(url);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  evaluate<A extends unknown[], R>(work: PageFunction<A, R>, ...args: A): Promise<R> {
    return this.page.evaluate(work as unknown as EvaluateFunc<A>, ...args) as Promise<R>;
  }

  async addScript(source: string): Promise<void> {
    await this.page.evaluate(source);
  }

  async find<A extends unknown[]>(finder: Finder<A>, ...args: A): Promise<FoundElement | undefined> {
    const handle = await this.page.evaluateHandle(finder as unknown as EvaluateFunc<A>, ...args);
    const element = handle.asElement();
    return element ? new FirefoxElement(element as ElementHandle) : undefined;
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewport({ width, height });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot());
  }

  close(): Promise<void> {
    return this.page.browser().close();
  }
}

/** Starts Firefox with a new profile, driven over WebDriver BiDi. @param downloads the folder where files are saved */
export async function startFirefox(downloads: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    headless: true,
    extraPrefsFirefox: preferences(downloads),
  });
  // The initial tab of headless Firefox never has the focus, so its pages would get no focus events.
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(reportInWords);
  return new FirefoxDriver(page, await browser.version());
}
