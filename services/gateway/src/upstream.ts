import { Client, Pool, type Dispatcher } from 'undici';

export interface UpstreamTimeouts {
  connectMs: number;
  headersMs: number;
  bodyMs: number;
}

interface ReadConnection {
  client: Client;
  inFlight: number;
}

/**
 * Few, deeply pipelined connections for small reads: that is what makes the gateway cheap. Measured with
 * `tools/bench/gateway-noop.ts`: more connections cost rate, fewer let a slow read hold up more of the others.
 */
const READ_CONNECTIONS = 8;
const READ_PIPELINING = 64;
/** Bounds the memory of uploads under way; more wait for their turn. */
const EXCLUSIVE_CONNECTIONS = 256;

/** The connections to one service. */
export class Upstream {
  private readonly reads: ReadConnection[];
  private readonly exclusive: Pool;
  private next = 0;

  constructor(
    readonly origin: string,
    timeouts: UpstreamTimeouts,
  ) {
    const common = {
      connect: { timeout: timeouts.connectMs },
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.bodyMs,
    };
    this.reads = Array.from({ length: READ_CONNECTIONS }, () => ({
      client: new Client(origin, { ...common, pipelining: READ_PIPELINING }),
      inFlight: 0,
    }));
    this.exclusive = new Pool(origin, { ...common, pipelining: 1, connections: EXCLUSIVE_CONNECTIONS });
  }

  /** A connection that is used by this call alone: for everything with a body, effects, or a long answer. */
  get forExclusive(): Dispatcher {
    return this.exclusive;
  }

  /** The least busy shared connection; call `release` when the answer is through. */
  acquireRead(): { dispatcher: Dispatcher; release: () => void } {
    let chosen: ReadConnection | undefined;
    for (let step = 0; step < this.reads.length; step += 1) {
      const candidate = this.reads[(this.next + step) % this.reads.length];
      if (candidate && (!chosen || candidate.inFlight < chosen.inFlight)) chosen = candidate;
      if (candidate?.inFlight === 0) break;
    }
    this.next += 1;
    const connection = chosen as ReadConnection;
    connection.inFlight += 1;
    return {
      dispatcher: connection.client,
      release: () => {
        connection.inFlight -= 1;
      },
    };
  }

  async destroy(): Promise<void> {
    await Promise.all([this.exclusive.destroy(), ...this.reads.map(({ client }) => client.destroy())]);
  }
}
