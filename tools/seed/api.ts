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

interface Options {
  token?: string;
  body?: unknown;
  secret?: string;
}

/** One JSON call. @throws ApiRefusal for any status of 400 and above. */
export async function request<T>(
  method: string,
  url: string,
  options: Options = {},
): Promise<{ body: T; total: number }> {
  const response = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.secret && { 'x-service-secret': options.secret }),
    },
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
  });
  const text = await response.text();
  const body = text
    ? (JSON.parse(text) as T & { code?: string; message?: string })
    : ({} as T & { code?: string; message?: string });
  if (!response.ok)
    throw new ApiRefusal(
      response.status,
      body.code ?? '',
      `${method} ${new URL(url).pathname}: ${response.status} ${body.message ?? text.slice(0, 200)}`,
    );
  return { body, total: Number(response.headers.get('x-total-count') ?? 0) };
}

/** The public API by the bearer of one token. */
export class Api {
  private readonly base: string;
  private readonly token: string | undefined;

  constructor(base: string, token?: string) {
    this.base = base;
    this.token = token;
  }

  as(token: string): Api {
    return new Api(this.base, token);
  }

  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return (await this.list<T>(method, path, body)).body;
  }

  list<T>(method: string, path: string, body?: unknown): Promise<{ body: T; total: number }> {
    return request<T>(method, `${this.base}/api/${path}`, { token: this.token, body });
  }
}

/** Runs `work` for each item, `width` at a time. */
export async function inParallel<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}
