import type { Driver, Finder, FoundElement, PageFunction } from './driver';
import { storeProblems, takeStoredProblems } from './store-problems';
import { WebDriver } from './web-driver';
import { startWebKitPrograms, type WebKitPrograms } from './webkit-programs';

/** Storage key for a page's problems. */
const PROBLEMS = 'problems';

class WebKitElement implements FoundElement {
  private readonly session: WebDriver;
  private readonly path: string;

  constructor(session: WebDriver, path: string) {
    this.session = session;
    this.path = path;
  }

  async click(): Promise<void> {
    await this.session.post(`${this.path}/click`);
  }

  async upload(paths: readonly string[]): Promise<void> {
    await this.session.post(`${this.path}/value`, { text: paths.join('\n') });
  }
}

class WebKitDriver implements Driver {
  private readonly session: WebDriver;
  private readonly programs: WebKitPrograms;

  constructor(session: WebDriver, programs: WebKitPrograms) {
    this.session = session;
    this.programs = programs;
  }

  get version(): string {
    return `WebKitGTK ${String(this.session.capabilities.browserVersion)}`;
  }

  takeProblems(): Promise<string[]> {
    return this.evaluate(takeStoredProblems, PROBLEMS);
  }

  async goto(url: string): Promise<void> {
    await this.session.post('/url', { url });
    await this.storeProblems();
  }

  async reload(): Promise<void> {
    await this.session.post('/refresh');
    await this.storeProblems();
  }

  evaluate<A extends unknown[], R>(work: PageFunction<A, R>, ...args: A): Promise<R> {
    return this.session.run(String(work), args) as Promise<R>;
  }

  async addScript(source: string): Promise<void> {
    // Covers a page opened by a link too, before any action on it.
    await this.storeProblems();
    await this.session.run(`() => { ${source} }`, []);
  }

  async find<A extends unknown[]>(finder: Finder<A>, ...args: A): Promise<FoundElement | undefined> {
    const path = WebDriver.pathOf(await this.session.run(String(finder), args));
    return path ? new WebKitElement(this.session, path) : undefined;
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async resize(width: number, height: number): Promise<void> {
    // The window includes a tool bar.
    const bar = await this.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
    const [barWidth = 0, barHeight = 0] = bar;
    await this.session.post('/window/rect', { width: width + barWidth, height: height + barHeight });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.session.get('/screenshot')), 'base64');
  }

  async close(): Promise<void> {
    try {
      await this.session.end();
    } finally {
      await this.programs.stop();
    }
  }

  private storeProblems = (): Promise<void> => this.evaluate(storeProblems, PROBLEMS);
}

/** Starts WebKitGTK's MiniBrowser, driven over WebDriver. @param downloads the folder where files are saved */
export async function startWebKit(downloads: string): Promise<Driver> {
  const programs = await startWebKitPrograms(downloads);
  try {
    return new WebKitDriver(await WebDriver.connect(programs.server), programs);
  } catch (error) {
    await programs.stop();
    throw error;
  }
}
