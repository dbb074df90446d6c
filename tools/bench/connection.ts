import { Agent, request } from 'node:http';

/** What a refusal tells. */
export interface Refusal {
  code?: string;
  message?: string;
  requestId?: string;
}

export interface Answer<T> {
  status: number;
  /** Seconds that the server asked to wait. */
  retryAfter: number;
  body: T;
}

const LIMIT_MS = 30_000;

/** One person's connection, kept alive until it is dropped. */
export class Connection {
  private readonly host: string;
  private readonly port: number;
  private agent = new Agent({ keepAlive: true, maxSockets: 2 });
  token = '';
  /** How often it was dropped on purpose. */
  drops = 0;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.host = hostname;
    this.port = Number(port);
  }

  /** Destroys the sockets with what is under way; the next call opens another one. */
  drop(): void {
    this.drops += 1;
    this.agent.destroy();
    this.agent = new Agent({ keepAlive: true, maxSockets: 2 });
  }

  close(): void {
    this.agent.destroy();
  }

  /**
   * @param body sent as JSON; a string is JSON already
   * @throws Error when no answer comes.
   */
  call<T>(
    method: string,
    path: string,
    body?: unknown,
    limitMs = LIMIT_MS,
    extraHeaders: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const headers: Record<string, string | number> = { ...extraHeaders };
    if (this.token) headers.authorization = `Bearer ${this.token}`;
    if (text) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = Buffer.byteLength(text);
    }
    return new Promise((resolve, reject) => {
      const { host, port, agent } = this;
      const sent = request({ host, port, method, path, headers, agent }, (answer) => {
        let read = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (read += part));
        answer.on('error', reject);
        answer.on('end', () => {
          clearTimeout(limit);
          if (!answer.complete) return reject(new Error('The answer was cut off'));
          const status = answer.statusCode ?? 0;
          const retryAfter = Number(answer.headers['retry-after'] ?? 0) || 0;
          try {
            resolve({ status, retryAfter, body: (read ? JSON.parse(read) : {}) as T });
          } catch {
            resolve({ status, retryAfter, body: {} as T });
          }
        });
      });
      const limit = setTimeout(() => sent.destroy(new Error('No answer within the time limit')), limitMs);
      sent.on('error', (error) => {
        clearTimeout(limit);
        reject(error);
      });
      sent.end(text);
    });
  }
}

/** `409 EMAIL_TAKEN The e-mail is in use`. */
export function refusalText({ status, body }: Answer<unknown>): string {
  const { code = '', message = '' } = body as Refusal;
  return `${status} ${code} ${message}`;
}
