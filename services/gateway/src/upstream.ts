import type { Socket } from 'node:net';
import { buildConnector, Client, Pool, type Dispatcher } from 'undici';

export interface UpstreamTimeouts {
  connectMs: number;
  headersMs: number;
  bodyMs: number;
}

/** One pipelined connection. Calls that arrive in the same turn of the event loop leave in one write. */
export class ReadConnection {
  inFlight = 0;
  readonly client: Client;
  private socket: Socket | undefined;
  private corked = false;

  constructor(origin: string, timeouts: UpstreamTimeouts) {
    const connect = buildConnector({ timeout: timeouts.connectMs });
    this.client = new Client(origin, {
      connect: (options, done) =>
        connect(options, (...result) => {
          this.socket = result[1] ?? undefined;
          done(...result);
        }),
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.bodyMs,
      pipelining: READ_PIPELINING,
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

/**
 * Few, deeply pipelined connections for small reads: that is what makes the gateway cheap. Measured with
 * `tools/bench/gateway-noop.ts`: more connections cost rate, fewer let a slow read hold up more of the others.
 */
const READ_CONNECTIONS = 4;
const READ_PIPELINING = 64;
/** Bounds the memory of calls under way; more wait for their turn. */
const EXCLUSIVE_CONNECTIONS = 256;

/** Uploads last as long as their senders take, so that they have places and connections of their own. */
export type CallKind = 'calls' | 'uploads';

/** The connections to one service. */
export class Upstream {
  private readonly reads: ReadConnection[];
  private readonly exclusive: Record<CallKind, Pool>;
  private readonly underWay: Record<CallKind, number> = { calls: 0, uploads: 0 };

  constructor(
    readonly origin: string,
    timeouts: UpstreamTimeouts,
    private readonly callsMax: number,
  ) {
    this.reads = Array.from({ length: READ_CONNECTIONS }, () => new ReadConnection(origin, timeouts));
    const options = {
      connect: { timeout: timeouts.connectMs },
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.bodyMs,
      pipelining: 1,
      connections: EXCLUSIVE_CONNECTIONS,
    };
    this.exclusive = { calls: new Pool(origin, options), uploads: new Pool(origin, options) };
  }

  /**
   * Takes a place among the calls to this service.
   * @returns what gives it back, or undefined when there is none and the call must come again.
   */
  enter(kind: CallKind): (() => void) | undefined {
    if (this.underWay[kind] >= this.callsMax) return undefined;
    this.underWay[kind] += 1;
    return () => {
      this.underWay[kind] -= 1;
    };
  }

  /** On a connection of its own: for everything with a body, effects, or a long answer. */
  dispatchExclusive(
    kind: CallKind,
    options: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandler,
  ): void {
    this.exclusive[kind].dispatch(options, handler);
  }

  /** The least busy shared connection; the caller releases it when the answer is through. */
  leaseRead(): ReadConnection {
    const connection = this.reads.reduce((best, each) => (each.inFlight < best.inFlight ? each : best));
    connection.inFlight += 1;
    return connection;
  }

  async destroy(): Promise<void> {
    const pools = [...Object.values(this.exclusive), ...this.reads.map(({ client }) => client)];
    await Promise.all(pools.map((pool) => pool.destroy()));
  }
}
