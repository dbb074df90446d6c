/** A function that runs in the page, with JSON arguments and result. */
export type PageFunction<A extends unknown[], R> = (...args: A) => R | Promise<R>;

/** A function that runs in the page and finds an element. */
export type Finder<A extends unknown[]> = (...args: A) => Element | null;

/** An element of the page, valid until the next navigation. */
export interface FoundElement {
  click(): Promise<void>;
  /** Selects local files in a file input. */
  upload(paths: readonly string[]): Promise<void>;
}

/** One browser tab, with the features common to WebDriver BiDi and WebDriver. */
export interface Driver {
  /** Name and version of the browser. */
  readonly version: string;
  /** Errors, warnings and CSP violations that the browser reported since the last call. */
  takeProblems(): Promise<string[]>;
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<A extends unknown[], R>(work: PageFunction<A, R>, ...args: A): Promise<R>;
  /** Runs source text in the page. */
  addScript(source: string): Promise<void>;
  find<A extends unknown[]>(finder: Finder<A>, ...args: A): Promise<FoundElement | undefined>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets the viewport size. */
  resize(width: number, height: number): Promise<void>;
  /** @returns a PNG of the viewport */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
