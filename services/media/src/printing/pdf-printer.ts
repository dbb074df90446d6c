import { log } from '@concord/nest-platform';
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer';
import type { BrowserEnvironment } from './browser-environment';
import type { ChromiumPath } from './chromium-path';
import { fontAt } from './fonts';

/** A browser that has printed this much makes way for a fresh one, before its memory grows. */
const PRINTS_PER_BROWSER = 100;
/** A list of 2,000 students takes a few seconds, on a busy machine many. */
const PRINT_MS = 120_000;
const CLOSE_MS = 3000;

export interface PrintRequest {
  /** A whole page; its own style sets paper, margins and foot. */
  html: string;
}

/** No browser can be found: trying again is of no use. */
export class NoChromiumError extends Error {
  constructor() {
    super('PDF documents are switched off: no Chromium was found. Install one or set CHROMIUM_PATH');
    this.name = 'NoChromiumError';
  }
}

interface Running {
  browser: Promise<Browser>;
  prints: number;
  open: number;
  retired: boolean;
}

/** Prints HTML as tagged PDF with one browser, a fresh page for each, without scripts and without a network. */
export class PdfPrinter {
  private current?: Running;
  private readonly all = new Set<Running>();

  constructor(
    private readonly chromium: ChromiumPath,
    private readonly environment: BrowserEnvironment,
    private readonly printsPerBrowser = PRINTS_PER_BROWSER,
  ) {}

  /** @throws NoChromiumError, or an Error when the browser failed. */
  async print(request: PrintRequest): Promise<Buffer> {
    const running = this.current ?? this.launch();
    running.open += 1;
    running.prints += 1;
    if (running.prints >= this.printsPerBrowser) this.retire(running);
    try {
      return await printOn(await running.browser, request);
    } finally {
      running.open -= 1;
      if (running.retired && running.open === 0) await this.end(running);
    }
  }

  /** Ends every browser that was started. */
  async close(): Promise<void> {
    await Promise.all([...this.all].map((running) => this.end(running)));
    this.environment.remove();
  }

  private launch(): Running {
    const executablePath = this.chromium.path;
    if (!executablePath) throw new NoChromiumError();
    const browser = puppeteer.launch({
      executablePath,
      headless: true,
      // A pipe closes with this process, even a killed one, and takes the browser with it.
      pipe: true,
      env: this.environment.variables(),
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [
        // What is printed is our own markup without scripts and network; containers allow no user namespaces.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-extensions',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        '--mute-audio',
      ],
    });
    const running: Running = { browser, prints: 0, open: 0, retired: false };
    this.current = running;
    this.all.add(running);
    browser.then(
      (started) => started.once('disconnected', () => this.forget(running)),
      () => this.forget(running),
    );
    return running;
  }

  private retire(running: Running): void {
    running.retired = true;
    if (this.current === running) this.current = undefined;
  }

  private forget(running: Running): void {
    this.retire(running);
    this.all.delete(running);
  }

  private async end(running: Running): Promise<void> {
    this.forget(running);
    const browser = await running.browser.catch(() => undefined);
    if (!browser) return;
    const timer = setTimeout(() => browser.process()?.kill('SIGKILL'), CLOSE_MS);
    await browser.close().catch((err: unknown) => log.warn({ err }, 'the browser did not close by itself'));
    clearTimeout(timer);
  }
}

async function printOn(browser: Browser, { html }: PrintRequest): Promise<Buffer> {
  const page = await browser.newPage();
  try {
    page.setDefaultTimeout(PRINT_MS);
    await isolate(page);
    await page.setContent(html, { waitUntil: 'load', timeout: PRINT_MS });
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      timeout: PRINT_MS,
    });
    return Buffer.from(pdf);
  } finally {
    await page.close().catch(() => undefined);
  }
}

async function isolate(page: Page): Promise<void> {
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', (request) => void answer(request).catch(() => undefined));
}

/** A page gets what it carries in itself and the fonts that come with the product, and nothing else. */
async function answer(request: HTTPRequest): Promise<void> {
  const url = request.url();
  if (/^(data|about):/.test(url)) return request.continue();
  const font = await fontAt(url);
  if (!font) return request.abort();
  return request.respond({
    contentType: 'font/ttf',
    headers: { 'access-control-allow-origin': '*' },
    body: font,
  });
}
