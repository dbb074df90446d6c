import { log } from '@concord/nest-platform';
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer';
import type { BrowserEnvironment } from './browser-environment';
import type { ChromiumPath } from './chromium-path';
import { fontOf } from './fonts';

/** A browser is replaced after this many prints, before its memory grows. */
const PRINTS_PER_BROWSER = 100;
/** A list of 2,000 students takes a few seconds, and many more on a busy machine. */
const PRINT_TIMEOUT_MS = 120_000;
const CLOSE_TIMEOUT_MS = 3000;

/** No browser was found: a retry cannot succeed. */
export class NoChromiumError extends Error {
  constructor() {
    super('PDF documents are switched off: no Chromium was found. Install one or set CHROMIUM_PATH');
    this.name = 'NoChromiumError';
  }
}

interface BrowserInstance {
  browser: Promise<Browser>;
  /** Prints started so far. */
  prints: number;
  /** Prints in progress. */
  active: number;
  /** Takes no further prints; closed after the last active one. */
  retired: boolean;
}

const ARGUMENTS = [
  // No page reaches another machine, not even by a connection that a browser opens in advance.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--mute-audio',
];

/** Prints HTML as tagged PDF in a shared browser; each print gets its own page, without scripts and network. */
export class PdfPrinter {
  private current?: BrowserInstance;
  private readonly instances = new Set<BrowserInstance>();
  /** Chromium refuses its sandbox to root. */
  private hasSandbox = process.getuid?.() !== 0;
  private isWarned = false;

  constructor(
    private readonly chromium: ChromiumPath,
    private readonly environment: BrowserEnvironment,
  ) {}

  /** @throws NoChromiumError, or an Error when the browser failed. */
  async print(html: string): Promise<Buffer> {
    const instance = this.current ?? this.launch();
    instance.active += 1;
    instance.prints += 1;
    if (instance.prints >= PRINTS_PER_BROWSER) this.retire(instance);
    try {
      return await printPage(await instance.browser, html);
    } finally {
      instance.active -= 1;
      if (instance.retired && instance.active === 0) await this.closeInstance(instance);
    }
  }

  /** Closes every browser. */
  async close(): Promise<void> {
    await Promise.all([...this.instances].map((instance) => this.closeInstance(instance)));
    this.environment.remove();
  }

  private launch(): BrowserInstance {
    const executablePath = this.chromium.path;
    if (!executablePath) throw new NoChromiumError();
    const browser = this.start(executablePath);
    const instance: BrowserInstance = { browser, prints: 0, active: 0, retired: false };
    this.current = instance;
    this.instances.add(instance);
    browser.then(
      (started) => started.once('disconnected', () => this.discard(instance)),
      () => this.discard(instance),
    );
    return instance;
  }

  /** Starts a browser with its sandbox, where this machine allows one. */
  private async start(executablePath: string): Promise<Browser> {
    const start = (...more: string[]) =>
      puppeteer.launch({
        executablePath,
        headless: true,
        // The browser ends when the pipe closes: also when this process is killed.
        pipe: true,
        env: this.environment.variables(),
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        args: [...ARGUMENTS, ...more],
      });
    if (this.hasSandbox)
      try {
        return await start();
      } catch (error) {
        // Containers allow no user namespaces without a seccomp profile of their own.
        if (!/sandbox/i.test((error as Error).message)) throw error;
        this.hasSandbox = false;
      }
    if (!this.isWarned) log.warn('Chromium runs without its sandbox: this account or container allows none');
    this.isWarned = true;
    return start('--no-sandbox');
  }

  private retire(instance: BrowserInstance): void {
    instance.retired = true;
    if (this.current === instance) this.current = undefined;
  }

  private discard(instance: BrowserInstance): void {
    this.retire(instance);
    this.instances.delete(instance);
  }

  private async closeInstance(instance: BrowserInstance): Promise<void> {
    this.discard(instance);
    const browser = await instance.browser.catch(() => undefined);
    if (!browser) return;
    const timer = setTimeout(() => browser.process()?.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
    await browser.close().catch((err: unknown) => log.warn({ err }, 'the browser did not close'));
    clearTimeout(timer);
  }
}

async function printPage(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    page.setDefaultTimeout(PRINT_TIMEOUT_MS);
    await isolatePage(page);
    await page.setContent(html, { waitUntil: 'load', timeout: PRINT_TIMEOUT_MS });
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      timeout: PRINT_TIMEOUT_MS,
    });
    return Buffer.from(pdf);
  } finally {
    await page.close().catch(() => undefined);
  }
}

async function isolatePage(page: Page): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void handleRequest(request).catch(() => undefined));
}

/** Allows embedded data and the bundled fonts; aborts every other request. */
async function handleRequest(request: HTTPRequest): Promise<void> {
  const url = request.url();
  if (/^(data|about):/.test(url)) return request.continue();
  const font = await fontOf(url);
  if (!font) return request.abort();
  return request.respond({
    contentType: 'font/ttf',
    headers: { 'access-control-allow-origin': '*' },
    body: font,
  });
}
