/** Property that marks a reference to an element, see https://www.w3.org/TR/webdriver2/#elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface WebDriverAnswer {
  readonly value: unknown;
}

/** Maximum number of tries to connect while a driver is starting. */
const TRIES = 100;
const PAUSE_MS = 100;

/** A browser session over WebDriver, the W3C's protocol: JSON over HTTP. */
export class WebDriver {
  private readonly address: string;
  /** Self-description of the driver. */
  readonly capabilities: Readonly<Record<string, unknown>>;

  private constructor(address: string, capabilities: Readonly<Record<string, unknown>>) {
    this.address = address;
    this.capabilities = capabilities;
  }

  /** @param server URL of the driver's program */
  static async connect(server: string): Promise<WebDriver> {
    const body = { capabilities: {} };
    for (let tries = 1; ; tries += 1) {
      try {
        const { sessionId, capabilities } = (await request(`${server}/session`, 'POST', body)) as {
          sessionId: string;
          capabilities: Readonly<Record<string, unknown>>;
        };
        return new WebDriver(`${server}/session/${sessionId}`, capabilities);
      } catch (error) {
        // `fetch` throws a TypeError while no process listens.
        if (!(error instanceof TypeError) || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  get = (path: string): Promise<unknown> => request(`${this.address}${path}`, 'GET');

  post = (path: string, body: object = {}): Promise<unknown> =>
    request(`${this.address}${path}`, 'POST', body);

  end = (): Promise<unknown> => request(this.address, 'DELETE');

  /** Runs a function in the page and waits for its result. An element is returned as a reference. */
  async run(source: string, args: readonly unknown[]): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      const args = Array.from(arguments).slice(0, -1);
      new Promise((resolve) => resolve((${source})(...args)))
        .then((result) => done([result]), (error) => done(String(error)));`;
    const answer = await this.post('/execute/async', { script, args });
    if (typeof answer === 'string') throw new Error(answer);
    return (answer as unknown[])[0];
  }

  /** Path of the element that a result of {@link run} refers to. */
  static pathOf(result: unknown): string | undefined {
    const id = (result as Record<string, string> | null)?.[ELEMENT];
    return id && `/element/${id}`;
  }
}

async function request(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as WebDriverAnswer;
  if (answer.ok) return value;
  throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
}
