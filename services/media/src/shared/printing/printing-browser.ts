import { log } from '@concord/nest-platform';
import type { Browser, Page } from 'puppeteer';
import { openPage, printOn } from './page-print';

const CLOSE_TIMEOUT_MS = 3000;
/** Idle pages kept with loaded fonts: one per core. Loading fonts takes most of a print. */
const IDLE_PAGES = 2;

/** One browser and its pool of pages. */
export class PrintingBrowser {
  private readonly idle: Page[] = [];
  /** Prints in progress. */
  private active = 0;
  private prints = 0;
  private isRetired = false;

  constructor(
    private readonly starting: Promise<Browser>,
    private readonly limitMs: number,
  ) {}

  /** Prints started so far. */
  get printCount(): number {
    return this.prints;
  }

  /** @throws Error when the browser failed, or the print took too long. */
  async print(html: string): Promise<Buffer> {
    this.active += 1;
    this.prints += 1;
    try {
      return await this.printOnPage(html);
    } finally {
      this.active -= 1;
      if (this.isRetired && this.active === 0) await this.close();
    }
  }

  /** Closes the browser after the last print in progress. */
  retire(): void {
    this.isRetired = true;
    if (this.active === 0) void this.close();
  }

  async close(): Promise<void> {
    const browser = await this.starting.catch(() => undefined);
    if (!browser) return;
    const timer = setTimeout(() => this.kill(browser), CLOSE_TIMEOUT_MS);
    await browser.close().catch((err: unknown) => log.warn({ err }, 'the browser did not close'));
    clearTimeout(timer);
  }

  private async printOnPage(html: string): Promise<Buffer> {
    const browser = await this.starting;
    // A hanging browser ignores its own time-outs: it is killed, and all its prints fail at once.
    const watchdog = setTimeout(() => this.kill(browser), this.limitMs);
    try {
      const page = this.idle.pop() ?? (await openPage(browser, this.limitMs));
      const pdf = await printOn(page, html, this.limitMs).catch(async (error: unknown) => {
        await page.close().catch(() => undefined);
        throw error;
      });
      await this.keep(page);
      return pdf;
    } finally {
      clearTimeout(watchdog);
    }
  }

  private async keep(page: Page): Promise<void> {
    // A page that navigated elsewhere is not used again.
    const isClean = page.url() === 'about:blank';
    if (isClean && this.idle.length < IDLE_PAGES) this.idle.push(page);
    else await page.close().catch(() => undefined);
  }

  private kill(browser: Browser): void {
    browser.process()?.kill('SIGKILL');
  }
}
