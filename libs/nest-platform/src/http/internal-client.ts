import type { ErrorCode, ErrorIssue, ServiceName } from '@concord/contracts';
import { Pool } from 'undici';
import { AppError, unavailable } from '../core/app-error';

/** Addresses of the services that this process calls, as `http://host:port`. */
export type PeerUrls = Partial<Record<ServiceName, string | undefined>>;

export interface InternalRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/internal`. */
  path: string;
  body?: unknown;
  /** 10 s when absent. */
  timeoutMs?: number;
  requestId?: string;
}

/** Calls other services with the service secret, which no browser ever holds. */
export class InternalClient {
  private readonly pools = new Map<ServiceName, Pool>();

  constructor(
    private readonly peers: PeerUrls,
    private readonly secret: string,
  ) {}

  /**
   * Makes one call.
   * @throws AppError the peer's own refusal (4xx) with its code and words; 503 when it cannot be reached or fails.
   */
  async call<T>(peer: ServiceName, request: InternalRequest): Promise<T> {
    const { method, path, body, timeoutMs = 10_000, requestId } = request;
    let status: number;
    let text: string;
    let retryAfter: number;
    try {
      const answer = await this.poolOf(peer).request({
        method,
        path: `/internal${path}`,
        headers: {
          'x-service-secret': this.secret,
          ...(requestId && { 'x-request-id': requestId }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      status = answer.statusCode;
      retryAfter = Number(answer.headers['retry-after']);
      text = await answer.body.text();
    } catch (error) {
      throw unavailable(`The ${peer} service cannot be reached, please try again`, error);
    }
    if (status < 300) return (text ? JSON.parse(text) : undefined) as T;
    throw refusalOf(peer, status, text, retryAfter);
  }

  async close(): Promise<void> {
    await Promise.all([...this.pools.values()].map((pool) => pool.destroy()));
  }

  private poolOf(peer: ServiceName): Pool {
    const known = this.pools.get(peer);
    if (known) return known;
    const url = this.peers[peer];
    if (!url) throw new Error(`${peer.toUpperCase()}_URL is not set`);
    const pool = new Pool(url, { connections: 16, connectTimeout: 2000, keepAliveTimeout: 4000 });
    this.pools.set(peer, pool);
    return pool;
  }
}

function refusalOf(peer: ServiceName, status: number, text: string, retryAfter: number): AppError {
  try {
    const body = JSON.parse(text) as { code: ErrorCode; message: string; issues?: ErrorIssue[] };
    const retryAfterSeconds = retryAfter > 0 ? retryAfter : undefined;
    if (status < 500)
      return new AppError(status, body.code, body.message, { issues: body.issues, retryAfterSeconds });
    return unavailable(`The ${peer} service failed, please try again`, new Error(text.slice(0, 500)));
  } catch (error) {
    return unavailable(`The ${peer} service gave a broken answer, please try again`, error);
  }
}
