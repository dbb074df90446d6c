import type { Socket } from 'node:net';
import { buildConnector, Client, Pool, type Dispatcher } from 'undici';
import type { Env } from '../env';

/**
 * Small reads share few, deeply pipelined connections, which keeps the gateway cheap. More connections cost
 * throughput; with fewer, one slow read delays more of the others.
 */
const SHARED_CONNECTIONS = 4;
const PIPELINING = 64;
/** Bounds the memory of other calls in progress; further ones wait for a connection. */
const EXCLUSIVE_CONNECTIONS = 256;

/** A pipelined connection. Calls that arrive in the same turn of the event loop are sent in one write. */
export class SharedConnection {
  inFlight = 0;
  readonly client: Client;
  private socket: Socket | undefined;
  private corked = false;

  constructor(origin: string, env: Env) {
    const connect = buildConnector({ timeout: env.UPSTREAM_CONNECT_TIMEOUT_MS });
    this.client = new Client(origin, {
      connect: (options, done) =>
        connect(options, (...result) => {
          this.socket = result[1] ?? undefined;
          done(...result);
        }),
      headersTimeout: env.UPSTREAM_HEADERS_TIMEOUT_MS,
      bodyTimeout: env.UPSTREAM_BODY_TIMEOUT_MS,
      pipelining: PIPELINING,
    });
  }

  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    if (!this.corked && this.socket && !this.socket.destroyed) this.cork(this.socket);
    this.client.dispatch(options, handler);
  }

  release(): void {
    this.inFlight -= 1;
  }

  private cork(socket: Socket): void {
    this.corked = true;
    socket.cork();
    setImmediate(() => {
      this.corked = false;
      socket.uncork();
    });
  }
}

/** Uploads have their own limit and connections, because they last as long as their senders take. */
export type CallKind = 'calls' | 'uploads';

/** The connections to one service. */
export class Upstream {
  private readonly shared: SharedConnection[];
  /** For calls on a connection of their own: with a body, side effects or a long answer. */
  readonly exclusive: Record<CallKind, Pool>;
  private readonly inProgress: Record<CallKind, number> = { calls: 0, uploads: 0 };

  constructor(
    origin: string,
    private readonly env: Env,
  ) {
    this.shared = Array.from({ length: SHARED_CONNECTIONS }, () => new SharedConnection(origin, env));
    const options = {
      connect: { timeout: env.UPSTREAM_CONNECT_TIMEOUT_MS },
      headersTimeout: env.UPSTREAM_HEADERS_TIMEOUT_MS,
      bodyTimeout: env.UPSTREAM_BODY_TIMEOUT_MS,
      pipelining: 1,
      connections: EXCLUSIVE_CONNECTIONS,
    };
    this.exclusive = { calls: new Pool(origin, options), uploads: new Pool(origin, options) };
  }

  /**
   * Reserves one of the limited calls to this service.
   * @returns the function that releases it, to be called once; undefined at the limit.
   */
  acquire(kind: CallKind): (() => void) | undefined {
    if (this.inProgress[kind] >= this.env.UPSTREAM_CALLS_MAX) return undefined;
    this.inProgress[kind] += 1;
    return () => {
      this.inProgress[kind] -= 1;
    };
  }

  /** The least busy shared connection; the caller releases it when its answer is complete. */
  acquireShared(): SharedConnection {
    const connection = this.shared.reduce((best, each) => (each.inFlight < best.inFlight ? each : best));
    connection.inFlight += 1;
    return connection;
  }

  async destroy(): Promise<void> {
    const pools = [...Object.values(this.exclusive), ...this.shared.map(({ client }) => client)];
    await Promise.all(pools.map((pool) => pool.destroy()));
  }
}
