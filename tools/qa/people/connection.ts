import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Body of a refusal. */
export interface Refusal {
  code?: string;
  message?: string;
}

export interface Answer<T> {
  status: number;
  /** Requested wait in seconds. */
  retryAfter: number;
  /** Cookies that the answer sets, as `name=value`. */
  cookies: string[];
  body: T;
}

const LIMIT_MS = 30_000;

/** Connection of one person, kept alive until it is dropped. */
export class Connection {
  private readonly origin: string;
  private readonly limitMs: number;
  private agent = new Agent({ keepAlive: true, maxSockets: 2 });
  token = '';
  /** Number of intended drops. */
  drops = 0;

  /** @param limitMs time-out of a call */
  constructor(origin: string, limitMs = LIMIT_MS) {
    this.origin = origin;
    this.limitMs = limitMs;
  }

  /** Destroys the sockets and their calls; the next call opens a new one. */
  drop(): void {
    this.drops += 1;
    this.close();
  }

  close(): void {
    this.agent.destroy();
    this.agent = new Agent({ keepAlive: true, maxSockets: 2 });
  }

  /**
   * @param body sent as JSON, unless it is a string of JSON
   * @throws Error without a complete answer in time.
   */
  async call<T>(
    method: string,
    path: string,
    body?: unknown,
    extraHeaders: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const sentText = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const headers: Record<string, string | number> = { ...extraHeaders };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    if (sentText) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(sentText);
    }
    const { agent } = this;
    const signal = AbortSignal.timeout(this.limitMs);
    const sent = request(new URL(path, this.origin), { method, headers, agent, signal });
    // An error after the headers is an event of the answer.
    sent.on('error', () => undefined);
    sent.end(sentText);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const received = await text(answer);
    return {
      status: answer.statusCode ?? 0,
      retryAfter: Number(answer.headers['retry-after'] ?? 0) || 0,
      cookies: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.replace(/;.*/, '')),
      body: parsed(received) as T,
    };
  }
}

function parsed(received: string): unknown {
  try {
    return JSON.parse(received || '{}');
  } catch {
    return {};
  }
}

/** `409 EMAIL_TAKEN The e-mail is in use`. */
export function refusalText({ status, body }: Answer<unknown>): string {
  const { code = '', message = '' } = body as Refusal;
  return `${status} ${code} ${message}`;
}
