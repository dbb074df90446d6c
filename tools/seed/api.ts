/** A call that the API refused. */
export class ApiRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** JSON calls below one address, all with the same headers. */
export class Api {
  private readonly base: string;
  private readonly headers: Record<string, string>;

  constructor(base: string, headers: Record<string, string> = {}) {
    this.base = base;
    this.headers = headers;
  }

  /** The same API for the bearer of a token. */
  as(token: string): Api {
    return new Api(this.base, { authorization: `Bearer ${token}` });
  }

  /** Token of the caller; empty when not signed in. */
  get token(): string {
    return this.headers.authorization?.slice('Bearer '.length) ?? '';
  }

  /** @throws ApiRefusal for any status of 400 and above. */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await this.list<T>(method, path, body)).body;
  }

  /** A call with the total that a page of a list tells. */
  async list<T>(method: string, path: string, body?: unknown): Promise<{ body: T; total: number }> {
    const response = await fetch(`${this.base}/${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...this.headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const answer = JSON.parse(text || '{}') as T & { code?: string; message?: string };
    if (response.ok) return { body: answer, total: Number(response.headers.get('x-total-count') ?? 0) };
    const { code = '', message = text.slice(0, 200) } = answer;
    throw new ApiRefusal(response.status, code, `${method} ${path}: ${response.status} ${message}`);
  }
}

/** Runs `work` for each item, `width` at a time. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const entries = items.entries();
  const lane = async () => {
    for (const [index, item] of entries) await work(item, index);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
