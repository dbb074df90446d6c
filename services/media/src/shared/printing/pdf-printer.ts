import { log } from '@concord/nest-platform';
import puppeteer, { type Browser } from 'puppeteer';
import type { BrowserEnvironment } from './browser-environment';
import type { ChromiumPath } from './chromium-path';
import { PrintingBrowser } from './printing-browser';
import { refusesSandbox } from './sandbox';

/** A browser is replaced after this many prints, before its memory grows. */
const PRINTS_PER_BROWSER = 200;
/** Idle time after which the browser, of 240 MB, is closed. The next print waits for its start. */
const IDLE_MS = 5 * 60_000;
/** Time-out of a print. A list of 2,000 students takes a few seconds, and many more on a busy machine. */
const PRINT_TIMEOUT_MS = 120_000;

/** No browser was found: a retry cannot succeed. */
export class NoChromiumError extends Error {
  constructor() {
    super('PDF documents are switched off: no Chromium was found. Install one or set CHROMIUM_PATH');
    this.name = 'NoChromiumError';
  }
}

const ARGUMENTS = [
  // Blocks every host, even for connections that a browser opens in advance.
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

interface PrinterLimits {
  printMs?: number;
  printsPerBrowser?: number;
  idleMs?: number;
}

/** Prints HTML as tagged PDF in a long-lived browser, on reused pages without scripts and network. */
export class PdfPrinter {
  private current?: PrintingBrowser;
  private readonly browsers = new Set<PrintingBrowser>();
  /** False for root, for whom Chromium has no sandbox. */
  private hasSandbox = process.getuid?.() !== 0;
  private isWarned = false;
  private idleTimer?: NodeJS.Timeout;

  constructor(
    private readonly chromium: ChromiumPath,
    private readonly environment: BrowserEnvironment,
    private readonly limits: PrinterLimits = {},
  ) {}

  /** @throws NoChromiumError, or an Error when the browser failed. */
  async print(html: string): Promise<Buffer> {
    const browser = this.current ?? this.launch();
    const printed = browser.print(html);
    if (browser.printCount >= (this.limits.printsPerBrowser ?? PRINTS_PER_BROWSER)) this.retire(browser);
    this.closeWhenIdle();
    return printed;
  }

  /** Closes every browser. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer);
    this.current = undefined;
    await Promise.all([...this.browsers].map((browser) => browser.close()));
    this.environment.remove();
  }

  private launch(): PrintingBrowser {
    const executablePath = this.chromium.path;
    if (!executablePath) throw new NoChromiumError();
    const starting = this.start(executablePath);
    const browser = new PrintingBrowser(starting, this.limits.printMs ?? PRINT_TIMEOUT_MS);
    this.current = browser;
    this.browsers.add(browser);
    const discard = () => {
      if (this.current === browser) this.current = undefined;
      this.browsers.delete(browser);
    };
    starting.then((started) => started.once('disconnected', discard), discard);
    return browser;
  }

  /** Starts a browser with its sandbox, where this machine allows one. */
  private async start(executablePath: string): Promise<Browser> {
    const env = this.environment.variables();
    const start = (...more: string[]) =>
      puppeteer.launch({
        executablePath,
        headless: true,
        // The browser ends when the pipe closes, even when this process is killed.
        pipe: true,
        env,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
        args: [...ARGUMENTS, ...more],
      });
    if (this.hasSandbox)
      try {
        return await start();
      } catch (error) {
        if (!(await refusesSandbox({ program: executablePath, args: ARGUMENTS, env }))) throw error;
        this.hasSandbox = false;
      }
    if (!this.isWarned) log.warn('Chromium runs without its sandbox: this account or container allows none');
    this.isWarned = true;
    return start('--no-sandbox');
  }

  private closeWhenIdle(): void {
    clearTimeout(this.idleTimer);
    const close = () => this.current && this.retire(this.current);
    this.idleTimer = setTimeout(close, this.limits.idleMs ?? IDLE_MS).unref();
  }

  private retire(browser: PrintingBrowser): void {
    if (this.current === browser) this.current = undefined;
    browser.retire();
  }
}
