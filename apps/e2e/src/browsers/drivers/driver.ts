/** A function that runs in the page, with arguments and a result of JSON. */
export type PageFunction<A extends unknown[], R> = (...args: A) => R | Promise<R>;

/** A function that runs in the page and finds an element. */
export type Finder<A extends unknown[]> = (...args: A) => Element | null;

/** An element of the page, until that shows another document. */
export interface FoundElement {
  click(): Promise<void>;
  /** Chooses files of this machine in a file input. */
  upload(paths: readonly string[]): Promise<void>;
}

/** One tab of a browser, as far as both WebDriver BiDi and WebDriver can drive it. */
export interface Driver {
  /** Name and version of the browser. */
  readonly version: string;
  /** Errors, warnings and violations of the content security policy that the browser reported since the last call. */
  takeProblems(): Promise<string[]>;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<A extends unknown[], R>(work: PageFunction<A, R>, ...args: A): Promise<R>;
  /** Runs source text in the page. */
  addScript(source: string): Promise<void>;
  find<A extends unknown[]>(finder: Finder<A>, ...args: A): Promise<FoundElement | undefined>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Sets the size of the page's viewport. */
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG of the viewport */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
