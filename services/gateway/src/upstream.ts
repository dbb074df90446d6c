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
/** Bounds the memory of uploads under way; more wait for their turn. */
const EXCLUSIVE_CONNECTIONS = 256;

/** The connections to one service. */
export class Upstream {
  private readonly reads: ReadConnection[];
  private readonly exclusive: Pool;
  private calls = 0;

  constructor(
    readonly origin: string,
    timeouts: UpstreamTimeouts,
    private readonly callsMax: number,
  ) {
    this.reads = Array.from({ length: READ_CONNECTIONS }, () => new ReadConnection(origin, timeouts));
    this.exclusive = new Pool(origin, {
      connect: { timeout: timeouts.connectMs },
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.bodyMs,
      pipelining: 1,
      connections: EXCLUSIVE_CONNECTIONS,
    });
  }

  /** Takes a place among the calls to this service; false when there is none, and the call must come again. */
  enter(): boolean {
    if (this.calls >= this.callsMax) return false;
    this.calls += 1;
    return true;
  }

  leave(): void {
    this.calls -= 1;
  }

  /** On a connection of its own: for everything with a body, effects, or a long answer. */
  dispatchExclusive(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    this.exclusive.dispatch(options, handler);
  }

  /** The least busy shared connection; the caller releases it when the answer is through. */
  leaseRead(): ReadConnection {
    const connection = this.reads.reduce((best, each) => (each.inFlight < best.inFlight ? each : best));
    connection.inFlight += 1;
    return connection;
  }

  async destroy(): Promise<void> {
    await Promise.all([this.exclusive.destroy(), ...this.reads.map(({ client }) => client.destroy())]);
  }
}
